import { overlap, stems } from '#language/stems.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { joined } from '#prose/lists.ts';
import { quoted } from '#prose/sentences.ts';
import type { Ask } from './goal.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import type { Opening } from './opening.ts';
import { FRAMES, GAPS, LAST, RESULT_ASKS, UNIT_ASKS } from './sentences/messages.ts';
import { ACTIONS, OBJECTIVES } from './sentences/notes.ts';

type Kind = 'connect' | keyof typeof UNIT_ASKS | 'result' | 'last';

/** What one touchpoint adds. */
export interface Unit {
	kind: Kind | 'opening';
	objective: string;
	/** The member's sentence with the fixed one before it, or the gap in its place. */
	text: string;
	ask: Ask;
	isGap: boolean;
}

/** Everything that the touchpoints can add: the request to connect, the first message, the others and the last. */
export function unitsOf({ company, website }: Lead, material: Material, opening: Opening): Unit[] {
	const unit = (kind: Kind, text: string, isGap: boolean, [ask, action]: readonly [string, string]): Unit => ({
		kind,
		objective: OBJECTIVES[kind],
		text,
		ask: { text: fill(ask, { company }), action },
		isGap,
	});
	const own = (kind: keyof typeof UNIT_ASKS, text: string, frame = '{text}') =>
		unit(kind, fill(frame, { text: text || GAPS[kind] }), text === '', UNIT_ASKS[kind]);
	const [how = '', more = ''] = material.how.filter((text) => text !== opening.how);
	const isToldHow = how === '' && opening.how !== '';
	const objection = material.objection === '' ? '' : `${quoted(material.objection)}\n${material.answer}`;
	const asksMore = !opening.asks && !isAnswered(material);
	const told = opening.result === '' ? 0 : 1;
	// Together always enough for the fewest touchpoints of each length.
	const most = isToldHow && !asksMore ? RESULT_ASKS.length : RESULT_ASKS.length - 1;
	const results = RESULT_ASKS.slice(0, most).map((ask, index) => {
		const text = material.results[index + told] ?? '';
		return unit('result', text || (GAPS.results[index + told] ?? ''), text === '', ask);
	});
	const end = joined('\n\n', LAST.bare, fillIfKnown(LAST.website, { website }));
	return [
		unit('connect', '', false, ['', ACTIONS.connect]),
		{ ...opening, kind: 'opening' },
		own('firstStep', material.firstStep),
		own('check', material.check, FRAMES.check),
		...(isToldHow ? [] : [own('how', joined(' ', how, more))]),
		own('objection', objection, isQuestion(material.objection) ? FRAMES.question : FRAMES.statement),
		...(asksMore ? [own('question', material.question)] : []),
		...results,
		// Where nothing else is left that suits a call.
		...(asksMore ? [] : [own('question', '')]),
		unit('last', end, false, ['', ACTIONS.last]),
	];
}

/** The question is for a need that nobody told: not for one that was, nor for one seen that speaks of what it asks. */
function isAnswered({ need, isSaid, question }: Material): boolean {
	return isSaid || overlap(stems(need), stems(question)) > 1;
}

/** Whether what the member hears is a question; where nothing is given, one is asked for. */
export function isQuestion(objection: string): boolean {
	return objection === '' || objection.endsWith('?');
}
