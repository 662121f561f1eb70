/** What only the member sees of a plan. */

import type { Section } from '#shared/document.ts';
import type { Partially } from '#tools/define.ts';
import type { SellerNotes } from './parts.ts';
import { facts, list, part, words } from './pieces.ts';
import { type Missing, NOTES } from './words.ts';

export function callNotes({ callAnalysis: call }: Partially<SellerNotes>): Section[] {
	return part(
		NOTES,
		facts([
			['Outcome', call?.conversationFlow],
			['Decision', call?.decisionMakingStyle],
			['Contact', call?.communicationPreferences],
		]),
		[...part('Buying signals', list(call?.buyingSignals)), ...part('Hesitations', list(call?.hesitationPoints))],
	);
}

export function concerns({ objectionHandling }: Partially<SellerNotes>, missing: Missing): Section[] {
	const entries = (objectionHandling?.anticipatedConcerns ?? []).map((one, index) => ({
		heading: one.concern || missing.numbered('Concern', index),
		blocks: [
			...words(one.response),
			...facts([
				['Evidence', one.evidence],
				['Prevention', one.prevention],
			]),
		],
	}));
	return part('Objection Handling', [], entries);
}
