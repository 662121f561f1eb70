import { counted } from '#prose/sentences.ts';
import type { AdInput } from '../contract.ts';
import { lengthOf } from '../placements.ts';
import type { Argument } from './angles.ts';
import type { Fact, Material } from './material.ts';
import { namesEnd } from './rules.ts';

/** Why an ad may work: which fact carries it, and what that kind of fact does for this audience. */
export function rationaleOf(
	{ angle, key, answer }: Argument,
	used: readonly Fact[],
	input: AdInput,
	material: Material,
): string {
	const { facts } = material;
	const cited = material.cite(key);
	const business = facts.business[0]?.text ?? '';
	const who = facts.who[0] === undefined ? 'the audience' : material.inline(facts.who[0].text);
	switch (angle) {
		case 'Problem':
			return problem(key, used, cited, who, material);
		case 'Outcome':
			if (/\d/.test(key.text)) return `${cited} can be held against a clock or a bill, which a general benefit cannot.`;
			return facts.pain.length === 0
				? `Leads with the first of ${counted(facts.gain.length, 'benefit')} you gave, since no trouble was entered.`
				: `Shows the far side of the trouble: ${cited} is what ${who} would pay for.`;
		case 'Proof':
			if (/\b(?:reviews?|stars?|rat(?:ed|ings?))\b/i.test(key.text))
				return `Others vouch for you here, and the source can be looked up: ${cited}.`;
			if (isAge(key.text)) return `Years need no adjective: ${cited} answers whether ${business} will still be there.`;
			return `${cited} is the kind of detail that nobody makes up, and it needs no adjective.`;
		case 'Offer':
			return offer(key, cited, material);
		case 'Price':
			return `A price in the open keeps away clicks that end at the price; every click of this ad has read ${key.text}.`;
		case 'Story':
			return /\b(?:run by|founded|started|family|owner|sisters|brothers|couple)\b/i.test(key.text)
				? `People buy from people: ${cited} gives the name above the ad a face.`
				: `Says who speaks before anything is asked of ${who}: ${cited}.`;
		case 'Promise':
			return used.some(({ kind }) => kind === 'proof')
				? `${cited} says what ${business} does, and the fact behind it can be checked.`
				: lengthOf(key.text) > 70
					? `Says in full what is done, since ${who} cannot know it yet: ${cited}.`
					: `${cited} is short enough to be read while scrolling and needs no explanation beside it.`;
		case 'How it works':
			return `Doubt comes from not knowing what happens; ${cited} answers that before the click.`;
		case 'Question':
			return `${who.slice(0, 1).toUpperCase()}${who.slice(1)} can ask this in their own heads, and the answer stands right there.`;
		case 'Contrast':
			return `Both halves speak of the same thing, so no competitor is needed to show the difference: first ${cited}, then ${answer === undefined ? 'the answer' : material.cite(answer)}.`;
		case 'Audience':
			return input.targetAudience.psychographics === ''
				? `Names whom it is for, so that others scroll on: ${cited}.`
				: `Speaks to what ${who} think, not to who they are: a trait of the viewer may not be asserted.`;
	}
}

function problem(key: Fact, used: readonly Fact[], cited: string, who: string, { facts }: Material): string {
	if (key.touchesTrait)
		return `Tells of ${cited} without asking the viewer: Meta bars ads that imply a personal trait.`;
	if (used.some(({ kind }) => kind === 'promise') && facts.pain.length > 1) {
		return `Begins where ${who} are, at ${cited}; ${facts.pain.length === 2 ? 'the other pain point' : `the other ${counted(facts.pain.length - 1, 'pain point')}`} can be tested the same way later.`;
	}
	if (used.some(({ kind }) => kind === 'gain'))
		return `Sets ${cited} against what replaces it, so that ${who} see both ends.`;
	return `Whoever knows ${cited} needs no further explanation to stop scrolling.`;
}

/** "Open since 2014", "20 years in business": an age, and no count of things. */
function isAge(text: string): boolean {
	const counts = /(?<![\d,.])(?!(?:19|20)\d\d\b)\d[\d,.]*\+?\s+(?!years?\b)\p{L}/u.test(text);
	return !counts && /\b(?:19|20)\d\d\b|\byears?\b/i.test(text);
}

function offer(key: Fact, cited: string, { facts }: Material): string {
	if (!namesEnd(key.text)) {
		return `${cited} gives a reason to act, though none to act now, as long as no end is named [add end date]`;
	}
	return facts.price.length > 0
		? `A date makes ${cited} a reason to act now; ${facts.price[0]?.text ?? ''} beside it shows what it is worth.`
		: `The date is a real one, so the urgency is too: ${cited}.`;
}
