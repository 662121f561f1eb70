import { countedInWords } from '#language/inflect.ts';
import { lengthOf } from '../placements.ts';
import type { Argument } from './angles.ts';
import type { Fact, Material } from './material.ts';
import { isWarranted, namesEnd } from './rules.ts';

/** One sentence on why the ad may work: what its fact does for the viewer. */
export function rationaleOf({ angle, key, answer }: Argument, used: readonly Fact[], material: Material): string {
	const { facts, cite } = material;
	const cited = cite(key);
	const business = facts.business[0]?.text ?? '';
	switch (angle) {
		case 'Problem':
			return problem(key, used, cited, material);
		case 'Outcome':
			return outcome(key, cited, material);
		case 'Proof':
			return proof(key, cited, business);
		case 'Offer':
			return offer(key, material);
		case 'Price':
			return `Whoever clicks has read ${key.text}, so fewer leave at the price.`;
		case 'Story':
			return /\b(?:run by|founded|started|family|owner|sisters|brothers|couple)\b/i.test(key.text)
				? `${cited} gives the name above the ad a face.`
				: `${cited} tells who speaks, before anything is asked.`;
		case 'Promise':
			return lengthOf(key.text) > 70
				? `${business} does what they would otherwise see to themselves, and the ad says all of it.`
				: `${cited} can be read while scrolling and needs nothing beside it.`;
		case 'How it works':
			return `Not knowing what one gets holds people back; ${cited} tells them before the click.`;
		case 'Question':
			return facts.price.length > 0
				? `They ask themselves what ${facts.price[0]?.text} buys; the answer stands right under it.`
				: `They can ask this in their own heads, and ${cited} is the answer.`;
		case 'Contrast':
			return `${answer === undefined ? cited : cite(answer)} answers the very trouble it stands beside, so no competitor has to be named.`;
		case 'Audience':
			return facts.want.length === 0
				? `Names whom it is for, so that others scroll on: ${cited}.`
				: `Speaks to ${facts.want[0] === undefined ? cited : cite(facts.want[0])}, a thought and no trait.`;
	}
}

function problem(key: Fact, used: readonly Fact[], cited: string, { facts, cite }: Material): string {
	if (key.touchesTrait)
		return `Tells of ${cited} without asking the viewer: Meta bars ads that imply a personal trait.`;
	const answer = used.find(({ kind }) => kind === 'promise' || kind === 'gain');
	if (answer !== undefined) return `They know ${cited} from their own days, and ${cite(answer)} replies to it at once.`;
	return facts.pain.length > 1
		? `The first of ${countedInWords(facts.pain.length, 'pain point')} you gave, and one they can see at a glance: ${cited}.`
		: `They know ${cited} and need no explanation to stop scrolling.`;
}

function outcome(key: Fact, cited: string, { facts }: Material): string {
	if (isWarranted(key.text)) return `${cited} takes away the fear of paying twice.`;
	if (/\d/.test(key.text)) return `${cited} can be measured, so they can hold you to it.`;
	return facts.pain.length === 0
		? `No trouble was entered, so a benefit leads: ${cited}.`
		: `After all the trouble they know, ${cited} is what they would pay for.`;
}

function proof(key: Fact, cited: string, business: string): string {
	if (/\b(?:reviews?|stars?|rat(?:ed|ings?))\b/i.test(key.text))
		return `Others vouch for ${business} here, and the source can be looked up: ${cited}.`;
	if (isAge(key.text)) return `${cited} answers whether ${business} will still be there.`;
	return `${cited} is a detail that can be checked, and it needs no adjective.`;
}

/** Whether a text gives an age ("Open since 2014", "20 years in business") and not a count. */
function isAge(text: string): boolean {
	const counts = /(?<![\d,.])(?!(?:19|20)\d\d\b)\d[\d,.]*\+?\s+(?!years?\b)\p{L}/u.test(text);
	return !counts && /\b(?:19|20)\d\d\b|\byears?\b/i.test(text);
}

function offer(key: Fact, { facts, cite }: Material): string {
	if (!namesEnd(key.text)) return `${cite(key)} gives a reason to act, though none to act now: [add end date]`;
	const [price] = facts.price;
	return price === undefined
		? `The end date is a real one, so the urgency is too: ${cite(key)}.`
		: `The end date gives a reason to act now, and ${price.text} beside it shows what the offer is worth.`;
}
