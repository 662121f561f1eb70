import { counted } from '#language/inflect.ts';
import type { Partially } from '#tools/define.ts';
import type { DealOutput } from './contract.ts';

const ENDINGS: Readonly<Record<string, string>> = {
	agreed: 'They agreed on the call.',
	'next-step': 'A next step was agreed on the call.',
	open: 'The call settled nothing.',
	refused: 'They said no on the call.',
};

/** How the call ended, whether a client may read it as it is, and what to look at before. */
export function verdict({ outcome, unconfirmed, beforeSending }: Partially<DealOutput>): string[] {
	const notes = beforeSending?.length ?? 0;
	return [
		outcome === undefined ? '' : (ENDINGS[outcome] ?? ''),
		unconfirmed === undefined
			? ''
			: unconfirmed.length === 0
				? 'You confirmed every part.'
				: `${counted(unconfirmed.length, 'part')} not confirmed: a client does not get to see them.`,
		notes === 0 ? '' : `${counted(notes, 'thing')} to check.`,
	];
}

export const toAdd = ({ unconfirmed = [] }: Partially<DealOutput>): string =>
	unconfirmed.length > 0 ? 'Fill in the open parts' : '';
