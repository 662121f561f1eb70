import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { FileLine, MemberFileSource, MemberImport } from '#shared/member-requests.ts';
import styles from './members-page.module.css';
import { addresses, lines } from './words.ts';

const SOURCES: Record<MemberFileSource, string> = {
	stripe: 'an export of Stripe',
	gumroad: 'an export of Gumroad',
	thrivecart: 'an export of ThriveCart',
	list: 'a plain list',
};

/** How many lines of each kind are shown. */
const MOST_SHOWN = 100;

interface ImportPreviewProps {
	name: string;
	found: MemberImport;
	busy: boolean;
	onCancel: () => void;
	onImport: (skipInvalid: boolean) => void;
}

/** How a file was read, and the button that imports it. */
export function ImportPreview({ name, found, busy, onCancel, onImport }: ImportPreviewProps) {
	const [skip, setSkip] = useState(false);
	const fresh = found.emails - found.known - found.refundedHere.length;
	const wrong = found.invalid.length;
	return (
		<section aria-label={`What ${name} holds`} className={styles.preview}>
			<dl className={styles.found}>
				<Fact name="Looks like" value={SOURCES[found.source]} />
				<Fact name="Addresses from" value={columnWords(found.column)} />
				<Fact name="New" value={addresses(fresh)} />
				<Fact name="On the list already" value={addresses(found.known)} />
			</dl>
			<Lines title="without an email address" list={found.invalid} open />
			<Lines title="refunded, left out" list={found.refunded} />
			<Lines title="not paid, left out" list={found.unpaid} />
			<Lines title="repeated, taken once" list={found.duplicates} />
			<RefundedHere emails={found.refundedHere} />
			{wrong === 0 ? null : (
				<Checkbox
					label={`Import the rest without ${wrong === 1 ? 'this line' : `these ${lines(wrong)}`}`}
					checked={skip}
					onChange={(event) => setSkip(event.currentTarget.checked)}
				/>
			)}
			<div className={styles.buttons}>
				<Button onClick={onCancel}>Cancel</Button>
				<Button
					variant="filled"
					loading={busy}
					disabled={fresh === 0 || (wrong > 0 && !skip)}
					onClick={() => onImport(skip)}
				>
					{fresh === 0 ? 'Nothing new to import' : `Import ${addresses(fresh)}`}
				</Button>
			</div>
		</section>
	);
}

function columnWords(column: string): string {
	return /^column \d+$/.test(column) ? column : `the column “${column}”`;
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}

function Lines({ title, list, open = false }: { title: string; list: readonly FileLine[]; open?: boolean }) {
	if (list.length === 0) return null;
	return (
		<details open={open} className={styles.lines}>
			<summary>
				{lines(list.length)} {title}
			</summary>
			<ul>
				{list.slice(0, MOST_SHOWN).map(({ line, text }) => (
					<li key={line}>
						Line {line}: {text === '' ? 'empty' : text}
					</li>
				))}
			</ul>
			{list.length > MOST_SHOWN ? <p>And {lines(list.length - MOST_SHOWN)} more.</p> : null}
		</details>
	);
}

function RefundedHere({ emails }: { emails: readonly string[] }) {
	if (emails.length === 0) return null;
	return (
		<details className={styles.lines}>
			<summary>{addresses(emails.length)} refunded since, left out</summary>
			<ul>
				{emails.slice(0, MOST_SHOWN).map((email) => (
					<li key={email}>{email}</li>
				))}
			</ul>
			<p>To let one in all the same, add it by hand.</p>
		</details>
	);
}
