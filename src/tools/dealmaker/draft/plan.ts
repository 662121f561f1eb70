import { isReadable } from '#reading/brief.ts';
import type { Remark } from '#reading/remark.ts';
import { alternative, choicesOf } from './frames/alternatives.ts';
import { bargain, isBargain } from './frames/bargain.ts';
import { closed, isClosed } from './frames/closed.ts';
import { count } from './frames/count.ts';
import { date, dateWords } from './frames/date.ts';
import { limit } from './frames/limit.ts';
import { meeting } from './frames/meeting.ts';
import { otherWay, otherWayOf } from './frames/other-way.ts';
import { possible } from './frames/possible.ts';
import { proof } from './frames/proof.ts';
import { order, request } from './frames/request.ts';
import { single } from './frames/single.ts';
import { smaller } from './frames/smaller.ts';
import { thin } from './frames/thin.ts';
import { unsure, unsureOf } from './frames/unsure.ts';
import { whole } from './frames/whole.ts';
import type { Material } from './material.ts';
import type { Frame, Option } from './option.ts';

/** Which ways of dividing the offer suit this call: what was said decides, never a fixed trio. */

const OPTIONS = 3;

function narrower(material: Material): Frame[] {
	const { needs, step, people } = material.reading;
	const tried = needs.tried.some(({ quote, remark }) => remark.words > 3 && isReadable(quote));
	const kinds = new Set(material.pains.map(({ kind }) => kind)).size;
	const candidates: readonly (readonly [boolean, Frame])[] = [
		...material.notes.possible.slice(0, 2).map((name) => [true, possible(name)] as const),
		[material.smaller !== null && material.notes.possible.length === 0, smaller],
		[tried || material.concerns.some(({ category }) => category === 'Proof' || category === 'Trust'), proof],
		[unsureOf(material) !== null && kinds === 0, unsure],
		[otherWayOf(material) !== null && kinds === 0, otherWay],
		[kinds > 1, single],
		[material.limit !== null, limit],
		[dateWords(material) !== '', date],
		[step.kind === 'dated' && material.pains.length < 3, meeting],
		[kinds > 1 && material.pains.every(({ figure }) => figure === null), count],
		[people.decider === 'absent' && material.pains.length > 0, proof],
		[needs.request !== null && kinds > 0, request],
		[step.kind === 'dated' || step.kind === 'undated', meeting],
		[material.wanted !== null, date],
		[needs.request === null && kinds > 0 && material.pains.every(({ figure }) => figure === null), count],
		[true, request],
		[true, meeting],
	];
	const frames = candidates.flatMap(([suits, frame]) => (suits ? [frame] : []));
	return [...new Set(frames)].slice(0, OPTIONS - 1);
}

/** In a longer text the cues of a sale come by chance. */
const LONG_MEETING = 4000;

export function isThin({ reading, pains, offers, concerns, prices, smaller: part }: Material): boolean {
	const { verdict } = reading.facts;
	if (verdict.kind === 'judged') return false;
	if (verdict.kind === 'unlabelled' || verdict.kind === 'one-sided')
		return pains.length + offers.length + concerns.length === 0 && reading.needs.request === null;
	if (verdict.kind !== 'no-sale') return true;
	const sells = prices.length > 0 || part !== null || (offers.length > 1 && pains.length > 1);
	return !sells || pains.length === 0 || reading.facts.call.words > LONG_MEETING;
}

/** Nothing was said but that the two might meet. */
function isBare({ pains, offers, prices, reading }: Material): boolean {
	const asked = reading.needs.request !== null || reading.step.kind === 'dated';
	return pains.length + prices.length === 0 && offers.length < 2 && !asked && reading.openOffer !== null;
}

/** A remark and the one of the same turn that it may lean on. */
function withLead({ reading }: Material, { index, turn }: Remark): number[] {
	return reading.facts.remarks[index - 1]?.turn === turn ? [index - 1, index] : [index];
}

/** The narrower two take their words first, the whole what they leave; a trouble told alone is kept for the whole. */
function around(material: Material, second: Frame, third: Frame): Option[] {
	const [only, other] = material.pains;
	const kept = only === undefined || other !== undefined ? [] : withLead(material, only.moment.remark);
	for (const index of kept) material.spent.add(index);
	// The one trouble is taken up before the other frame uses its words.
	const early = second === single ? second(material) : null;
	const last = third(material);
	const middle = early ?? second(material);
	for (const index of kept) material.spent.delete(index);
	return [whole(material), middle, last];
}

/** The options in the order in which they are shown; the whole one is made last, of what the others leave. */
export function optionsOf(material: Material): Option[] {
	if (isThin(material)) return thin(material);
	if (isClosed(material)) return closed(material);
	if (isBargain(material)) return bargain(material);
	const choices = choicesOf(material);
	if (choices.length === OPTIONS) return choices.map((price, index) => alternative(price, index, choices)(material));
	const [second, third] = narrower(material);
	if (choices.length === 2 && material.pains.length < 2 && second !== undefined)
		return [...choices.map((price, index) => alternative(price, index, choices)(material)), second(material)];
	if (second === undefined || third === undefined) return thin(material);
	if (isBare(material)) return [meeting(material), ...thin(material).slice(0, OPTIONS - 1)];
	if (material.pains.length === 0) return [order, second, third].map((frame) => frame(material));
	return around(material, second, third);
}
