import type { Call, Roles } from '#transcript/call.ts';
import { SALE_CUES } from './cues/selling.ts';
import type { Remark } from './remark.ts';
import type { TurnFacts } from './turn.ts';

/** Whether a call can be judged as a sales call; where not, the reason in a sentence for the member. */
export type Verdict =
	| { kind: 'judged' }
	/** `sale`: whether something is sold in it, whoever speaks. */
	| { kind: 'unlabelled'; reason: string; sale: boolean }
	| { kind: 'unread' | 'too-short' | 'one-sided' | 'no-sale'; reason: string };

const FEWEST_WORDS = 25;
const FEWEST_TURNS = 3;
/** Selling cues for every thousand words: where several kinds meet, and where a greeting meets one kind. */
const LEAST_DENSITY = 1.2;
const LEAST_DENSITY_OF_KNOWN_SIDES = 0.5;
const LEAST_DENSITY_OF_ONE_KIND = 5;

/** Whether something is sold in it. Meetings name budgets too; only here do offers and prices meet a buyer. */
function isSale(remarks: readonly Remark[], words: number, sidesKnown: boolean): boolean {
	const [introduction = 0, ...others] = SALE_CUES.map(
		(cue) => remarks.filter((remark) => cue.test(remark.folded)).length,
	);
	const kinds = others.filter((count) => count > 0).length;
	const density = (others.reduce((sum, count) => sum + count, 0) * 1000) / Math.max(words, 1);
	if (kinds >= 2) return density >= (sidesKnown ? LEAST_DENSITY_OF_KNOWN_SIDES : LEAST_DENSITY);
	if (kinds === 1 && sidesKnown) return density >= LEAST_DENSITY;
	return kinds === 1 && introduction > 0 && density >= LEAST_DENSITY_OF_ONE_KIND;
}

const SIDE_LABEL = /\b(?:ae|account executive|sales|seller|buyer|rep|bdr|sdr|customer|prospect)\b/i;

/** A label or title such as "AE" or "Buyer" tells that one sells to the other. */
function namesASide(call: Call): boolean {
	return call.speakers.some(({ label, title }) => SIDE_LABEL.test(`${label} ${title ?? ''}`));
}

export function verdictOf(call: Call, roles: Roles, turns: readonly TurnFacts[], remarks: readonly Remark[]): Verdict {
	if (call.words === 0) {
		const warning = call.warnings[0]?.text ?? 'No spoken words were found in it.';
		return { kind: 'unread', reason: `The text could not be read as a call. ${warning}` };
	}
	if (call.words < FEWEST_WORDS || (turns.length < FEWEST_TURNS && turns.some((turn) => turn.speaker !== null)))
		return { kind: 'too-short', reason: 'The transcript is too short to judge a sales call by.' };
	if (turns.every((turn) => turn.speaker === null))
		return {
			kind: 'unlabelled',
			reason: 'The transcript does not say who speaks.',
			sale: isSale(remarks, call.words, true),
		};
	const sides = new Set(turns.filter((turn) => !turn.backchannel).map((turn) => turn.side));
	if (!sides.has('salesperson') || !sides.has('prospect'))
		return { kind: 'one-sided', reason: 'Only one side of the conversation stands in the transcript.' };
	if (!isSale(remarks, call.words, roles.given || namesASide(call)))
		return {
			kind: 'no-sale',
			reason: 'Nobody in it offers something for sale, asks for a price or agrees a step towards buying.',
		};
	return { kind: 'judged' };
}
