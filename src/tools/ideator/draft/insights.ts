/**
 * What is typical of the trade, as far as niche, points and uncertainties ask for it. Everything else is called
 * unknown.
 */

import type { Industry } from '#content/industry.ts';
import { overlap, stems } from '#language/stems.ts';
import { ended, listOf } from '#prose/sentences.ts';
import { inMarks } from './items.ts';
import { isOwner } from './people.ts';
import type { Plan } from './plan.ts';
import { tasksNear } from './questions.ts';
import type { About } from './uncertainties.ts';

export function insights(plan: Plan): string[] {
	const { industry, object } = plan;
	const who = industry === null ? 'they handle' : `this ${industry.place.one} handles`;
	const unknown = `Unknown: how many ${object.many} ${who} in a month, and what one brings in or costs; their own figures beat any average.`;
	if (industry === null) return [unknown, ...unknownTrade(plan)];
	return [
		...tasks(plan, industry),
		programs(plan, industry),
		...signs(plan, industry),
		...rules(plan, industry),
		...seasons(plan, industry),
		unknown,
	];
}

function unknownTrade({ object, doubts }: Plan): string[] {
	const asked = (about: About) => doubts.some((doubt) => doubt.about === about);
	return [
		`Unknown: the months that matter in this trade. Ask when they have the most ${object.many}.`,
		asked('rules')
			? `Unknown: the rules of this trade. Ask what they had to promise or sign when something about ${object.many} last changed.`
			: `Unknown: the programs in this trade. Ask to see where they keep track of ${object.many}.`,
	];
}

/** Whether one of the member's uncertainties is about this. */
function asked({ doubts }: Plan, about: About): boolean {
	return doubts.some((doubt) => doubt.about === about);
}

function tasks(plan: Plan, { many }: Industry): string[] {
	return tasksNear(plan)
		.slice(0, 1)
		.map(({ hurts }) => `${hurts} (Typical of ${many}; see whether it comes up unasked.)`);
}

function programs(plan: Plan, { tools, place, many }: Industry): string {
	const known = listOf(tools.slice(0, 4));
	return asked(plan, 'programs')
		? `${known} are common among ${many}, which is no answer for this ${place.one} yet: ask to be shown its screen.`
		: `You may hear of ${known}; which of them this ${place.one} uses is theirs to tell.`;
}

/** Who signs, if the member asks or talks to a role that seldom does. */
function signs(plan: Plan, { signs: sentence, place }: Industry): string[] {
	if (!asked(plan, 'signs') && isOwner(plan.actor)) return [];
	return [`${sentence} (Typical; ask who it is in this ${place.one}.)`];
}

/** Words that occur in so many sentences that they show no likeness. */
const PALE = 'tools systems clients customers owners business company people work month year week time season office';

/** The sentence most like what the member plans. If none is, the first one, but only if the member asks. */
function nearest(sentences: readonly string[], plan: Plan, isAsked: boolean): string[] {
	const { niche, assumedPainPoints, initialServiceIdeas, uncertainties } = plan.input;
	const { industry } = plan;
	const pale = stems(
		`${PALE} ${industry?.name ?? ''} ${industry?.aliases.join(' ') ?? ''} ${industry?.place.one ?? ''}`,
	);
	const given = new Set(
		[...stems([niche, assumedPainPoints, initialServiceIdeas, uncertainties].join(' '))].filter(
			(stem) => !pale.has(stem),
		),
	);
	const [best] = sentences
		.map((sentence) => ({ sentence, near: overlap(stems(sentence), given) }))
		.sort((a, b) => b.near - a.near);
	return best !== undefined && (isAsked || best.near > 0) ? [best.sentence] : [];
}

function rules(plan: Plan, { mayNotClaim }: Industry): string[] {
	const near = nearest(mayNotClaim, plan, false).map((rule) => `Mind the rules: ${rule}`);
	if (near.length > 0 || !asked(plan, 'rules')) return near;
	const doubt = plan.doubts.find(({ about }) => about === 'rules');
	return [
		`Unknown: ${ended(inMarks(doubt?.text ?? ''))} Ask whose permission they needed for the last tool they took on.`,
	];
}

const OF_THE_YEAR = /\b(?:season\w*|month end|spring|summer|autumn|winter|year|january|march|april|december)\b/i;

function seasons(plan: Plan, { seasons: sentences, many }: Industry): string[] {
	const { primaryGoal, assumedPainPoints } = plan.input;
	const isAsked = asked(plan, 'season') || OF_THE_YEAR.test(`${primaryGoal} ${assumedPainPoints}`);
	return nearest(sentences, plan, isAsked).map(
		(season) => `${season} (Typical of ${many}; ask in which months they have the most ${plan.object.many}.)`,
	);
}
