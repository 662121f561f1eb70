import { CitedText } from '#call/cited-text.tsx';
import type { ResultProps } from '#tools/define.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { useOwnId } from '#ui/region.tsx';
import { SectionList } from '#ui/section-list.tsx';
import type { CompassInput, CompassOutput } from './contract.ts';
import { NicheCard } from './result/niche-card.tsx';
import styles from './result/result.module.css';
import { Taken } from './result/taken.tsx';

/** What the answers were taken for, a card per niche, and what the list rests on; a list of the niches at the side. */
export function NicheResult({ input, output, answer }: ResultProps<CompassInput, CompassOutput>) {
	const ownId = useOwnId();
	const shown = (output.recommendations ?? []).flatMap((recommendation, index) =>
		recommendation ? [{ recommendation, number: index + 1, id: ownId(`niche-${index + 1}`) }] : [],
	);
	const sections = shown.map(({ id, number, recommendation }) => ({
		id,
		label: recommendation.title ?? `Niche ${number}`,
	}));
	const { reading } = output;
	return (
		<div className={styles.page}>
			<div className={styles.cards}>
				{reading && (reading.taken !== '' || answer) ? (
					<Taken reading={reading} chosen={input.takenAs} answer={answer} />
				) : null}
				<ol className={styles.cards}>
					{shown.map(({ id, number, recommendation }) => (
						<li key={id}>
							<NicheCard id={id} number={number} recommendation={recommendation} />
						</li>
					))}
				</ol>
				<Lines title="About this list" lines={output.about} />
				<Lines title="What would change it" lines={output.missing} />
			</div>
			{sections.length > 1 ? (
				<div className={styles.list}>
					<SectionList sections={sections} />
				</div>
			) : null}
		</div>
	);
}

function Lines({ title, lines }: { title: string; lines: readonly (string | undefined)[] | undefined }) {
	const given = (lines ?? []).filter((line) => line !== undefined);
	if (given.length === 0) return null;
	return (
		<Card padding="none">
			<CardRow className={styles.row}>
				<h3 className={styles.partTitle}>{title}</h3>
				<ul className={styles.texts}>
					{given.map((line) => (
						<li key={line}>
							<CitedText text={line} />
						</li>
					))}
				</ul>
			</CardRow>
		</Card>
	);
}
