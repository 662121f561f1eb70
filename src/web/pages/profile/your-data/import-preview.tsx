import { Button } from '@mantine/core';
import type { Import, ImportCounts } from '#shared/own-data.ts';
import { Notice } from '#ui/notice.tsx';
import { longDay } from '#web/dates.ts';
import styles from './your-data.module.css';

interface ImportPreviewProps {
	name: string;
	found: Import;
	busy: boolean;
	onCancel: () => void;
	onImport: () => void;
}

const KINDS: readonly [keyof ImportCounts, string][] = [
	['businessProfile', 'Business profile'],
	['clients', 'Clients'],
	['calls', 'Calls'],
	['keptPromises', 'Kept promises'],
	['runs', 'Runs'],
	['shares', 'Shared copies'],
	['drafts', 'Unfinished forms'],
	['submissions', 'Suggestions for the directories'],
	['prompts', 'Liked, used and tried prompts'],
];

/** What an archive holds, what of it is new, and the button that imports it. */
export function ImportPreview({ name, found, busy, onCancel, onImport }: ImportPreviewProps) {
	const added = addedIn(found);
	const rows = KINDS.filter(([kind]) => found.counts[kind].inside > 0);
	return (
		<section aria-label={`What ${name} holds`} className={styles.preview}>
			<p className={styles.lead}>
				The export of {found.exportedFrom || 'an account without an address'}, made on {longDay(found.exportedAt)}.
			</p>
			<table className={styles.counts}>
				<thead>
					<tr>
						<th scope="col">What</th>
						<th scope="col">Inside</th>
						<th scope="col">New to you</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(([kind, label]) => (
						<tr key={kind}>
							<th scope="row">{label}</th>
							<td>{found.counts[kind].inside.toLocaleString('en-GB')}</td>
							<td>{found.counts[kind].added.toLocaleString('en-GB')}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={styles.lead}>
				What you have stays as it is.
				{found.counts.shares.inside > 0
					? ' Shared copies arrive without an address: make a new link to share one.'
					: ''}
			</p>
			{found.leftOut > 0 ? (
				<Notice tone="yellow">
					{found.leftOut === 1 ? 'One entry does' : `${found.leftOut} entries do`} not fit this version and will be left
					out. The text of each result is in the archive.
				</Notice>
			) : null}
			<div className={styles.buttons}>
				<Button onClick={onCancel}>Cancel</Button>
				<Button variant="filled" loading={busy} disabled={added === 0} onClick={onImport}>
					{added === 0 ? 'Nothing new to import' : 'Import'}
				</Button>
			</div>
		</section>
	);
}

/** How many entries are new, or were written. */
export function addedIn({ counts }: Import): number {
	return Object.values(counts).reduce((sum, { added }) => sum + added, 0);
}
