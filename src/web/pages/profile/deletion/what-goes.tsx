import { counted } from '#language/inflect.ts';
import type { AccountContents } from '#shared/own-data.ts';
import { Card } from '#ui/card.tsx';
import { FiguresRow } from '#ui/figures-row.tsx';
import styles from './deletion.module.css';

/** What an account holds, and what of it stays where. */
export function WhatGoes({ contents }: { contents: AccountContents }) {
	const cells = [
		{ label: 'Runs', value: contents.runs, note: 'with your edits' },
		{ label: 'Calls', value: contents.calls, note: 'with your corrections' },
		{ label: 'Clients', value: contents.clients, note: 'with people and notes' },
		{ label: 'Shared pages', value: contents.pages, note: 'that your clients can open' },
	];
	const more = [
		contents.businessProfile ? 'your business profile' : '',
		contents.drafts > 0 ? counted(contents.drafts, 'unfinished form') : '',
		contents.submissions > 0 ? counted(contents.submissions, 'suggestion') : '',
		contents.likes > 0 ? counted(contents.likes, 'liked prompt') : '',
		'your sessions, your password and two-factor authentication',
	].filter((part) => part !== '');
	return (
		<div className={styles.goes}>
			<Card padding="none">
				<FiguresRow cells={cells} />
			</Card>
			<ul className={styles.list}>
				<li>Also: {more.join(', ')}.</li>
				<li>Shared pages answer as if they had never existed.</li>
				<li>
					{contents.email} is taken off the list of buyers. To come back you need to buy again, or ask for your address
					to be added.
				</li>
				<li>
					What stays: numbers of payment events, which name nobody, and the operator’s backups until they are replaced.
				</li>
			</ul>
		</div>
	);
}
