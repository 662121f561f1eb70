import { Card } from '#ui/card.tsx';
import { FiguresRow } from '#ui/figures-row.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { useOwnSpending } from '#web/api/profile.ts';
import { monthName } from '#web/pages/model/spending.tsx';
import { appSettings } from '#web/settings.ts';
import { dollars } from '#web/wizard/usage-words.ts';
import styles from './profile.module.css';

/** What models used for the member this month; nothing where there is no model. */
export function YourSpending() {
	const { data, error, refetch } = useOwnSpending();
	if (error && !data) {
		return <LoadFailure onAgain={refetch}>What models used for you could not be loaded: {error.message}</LoadFailure>;
	}
	if (!data || (appSettings().engine === null && data.runs + data.byOwnKey.runs === 0)) return null;
	const { month, runs, inputTokens, outputTokens, cost, byOwnKey } = data;
	const cells = [
		{ label: 'Runs by a model', value: runs, note: 'that ended this month' },
		{ label: 'Tokens read', value: inputTokens.toLocaleString('en-US'), note: 'your texts, as the model counts' },
		{ label: 'Tokens written', value: outputTokens.toLocaleString('en-US'), note: 'by the model' },
		{ label: 'Cost', value: dollars(cost), note: 'as far as prices are known' },
	];
	return (
		<section aria-labelledby="your-spending">
			<SectionHeading id="your-spending" title="What models used for you">
				In {monthName(month)} (UTC), also in runs that you deleted. Only you and the owner see it.
			</SectionHeading>
			<Card padding="none">
				<FiguresRow cells={cells} />
			</Card>
			{byOwnKey.runs === 0 ? null : (
				<p className={styles.besides}>
					Besides, with your own key, which only you see: {byOwnKey.runs} {byOwnKey.runs === 1 ? 'run' : 'runs'},{' '}
					{byOwnKey.inputTokens.toLocaleString('en-US')} tokens read, {byOwnKey.outputTokens.toLocaleString('en-US')}{' '}
					written{byOwnKey.cost > 0 ? `, ${dollars(byOwnKey.cost)}` : ''}.
				</p>
			)}
		</section>
	);
}
