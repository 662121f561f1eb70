import { Fragment, type ReactNode } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import type { Partially } from '#tools/define.ts';
import type { DealOutput } from '../contract.ts';
import { OTHERS } from '../parts.ts';
import { isCheckOf, LABELS } from '../phrases.ts';
import styles from './result.module.css';

/** The answers that stand under a label, where that is not the one of its name. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
	parties: [],
	solution: [],
	how: ['solution'],
	outcome: ['outcome', 'proof'],
};
const FIRST_ALONE = ['client', 'seller'];
const APART = ['price', 'deliverables'];

/**
 * The fields for what nobody has confirmed in an option, by the names of their answers.
 *
 * @param index of the option, from 0
 */
export function gapsOf(
	index: number,
	{ unconfirmed = [] }: Partially<DealOutput>,
	gap: ((path: string) => ReactNode) | undefined,
): ReadonlyMap<string, ReactNode> {
	const other = OTHERS[index - 1];
	const fieldOf = (name: string) => {
		if (other === undefined || !APART.includes(name)) return unconfirmed.includes(name) && gap?.(`answers.${name}`);
		return unconfirmed.includes(other) && gap?.(`${other}.${name}`);
	};
	const names = Object.keys(LABELS).flatMap((name) => TOGETHER[name] ?? [name]);
	const asked = other === undefined ? names : names.filter((name) => !FIRST_ALONE.includes(name));
	return new Map(asked.map((name) => [name, fieldOf(name)] as const).filter(([, field]) => field));
}

/** What stands below a label: fields to fill in, and where an answer differs from the call, for the member alone. */
export function belowOf(gaps: ReadonlyMap<string, ReactNode>, notes: Partially<DealOutput>['beforeSending'] = []) {
	return (label: string): ReactNode => {
		const [name = ''] = Object.entries(LABELS).find(([, one]) => one === label) ?? [];
		const fields = (TOGETHER[name] ?? [name]).filter((one) => gaps.has(one));
		const checks = new Set(notes.filter((note) => note !== undefined && isCheckOf(note, checked(label))));
		if (fields.length + checks.size === 0) return null;
		return (
			<>
				{fields.map((field) => (
					<Fragment key={field}>{gaps.get(field)}</Fragment>
				))}
				{[...checks].map((note) => (
					<p key={note} className={styles.check}>
						<CitedText text={note} />
					</p>
				))}
			</>
		);
	};
}

/** Names are checked together. */
function checked(label: string): string {
	return label === LABELS.parties ? LABELS.client : label === LABELS.client ? '' : label;
}
