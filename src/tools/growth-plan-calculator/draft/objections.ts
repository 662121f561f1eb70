import { at } from '#prose/places.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import type { Concern } from '#reading/concerns.ts';
import type { ObjectionCategory } from '#reading/cues/objections.ts';
import type { GrowthPlan } from '../contract.ts';
import type { CaseStudy, Match } from './material/cases.ts';
import { decider, type Material, unmatched } from './material/material.ts';
import type { Problem } from './material/problems.ts';
import { cite, fresh, isSpent } from './material/quoting.ts';

/** What the client doubted, and will ask next; for the seller alone. */

type Anticipated = NonNullable<GrowthPlan['objectionHandling']>['anticipatedConcerns'][number];

const MOST = 5;

const ADVICE: Readonly<Record<ObjectionCategory, { response: string; prevention: string }>> = {
	Price: {
		response: 'Set the price against the figures in this plan, and say what falls away if it has to be lower',
		prevention: 'Name the price only after the cost of the problem stands on the same page',
	},
	Timing: {
		response: 'Ask what has to happen first, and take that day as the start',
		prevention: 'Let the plan begin with a step that needs no free week',
	},
	Trust: {
		response: 'Offer a talk with somebody who works with it, without being present',
		prevention: 'Send the name of that person before it is asked for',
	},
	Proof: {
		response: 'Show it on cases of their own, chosen by them',
		prevention: 'Ask for their cases before the next conversation and come with the result',
	},
	Competition: {
		response: 'Put both side by side, point by point, and name where the other one is better',
		prevention: 'Ask early what they have looked at and what they missed in it',
	},
	Need: {
		response: 'Agree on a count first; if it shows little, say so and stop',
		prevention: 'Let them say what happens when nothing changes before anything is offered',
	},
	'Contract terms': {
		response: 'Write the term, the notice and the way out on the first page',
		prevention: 'Offer the shortest term that still covers the set-up',
	},
	Implementation: {
		response: 'Say hour by hour what it takes of their people, and in which week',
		prevention: 'Bring a plan of the first week to the next conversation',
	},
	'Product fit': {
		response: 'Take the case they named and go through it step by step',
		prevention: 'Write down what happens when it fails, before somebody asks',
	},
	Authority: {
		response: 'Give those who decide the plan on one page, with what it costs to wait',
		prevention: 'Ask for a talk in which everybody who has a say takes part',
	},
	'Not interested': {
		response: 'Ask once what would have to be different, and keep to the answer',
		prevention: 'Leave the next contact to them',
	},
};

function proofOf(one: CaseStudy): string {
	const result = one.result || one.outcome;
	const name = one.client === '' ? 'A case of yours' : one.client;
	return `${name}: ${result === '' ? '[add result]' : result}${one.timeframe === '' ? '' : `, ${one.timeframe}`}`;
}

/** A case as evidence; each case once. */
function evidence(material: Material, used: Set<CaseStudy>, problem: Problem | undefined, otherwise: string): string {
	const fits = (match: Match<Problem>) => !used.has(match.case) && (problem === undefined || match.pain === problem);
	const match = material.matches.find(fits);
	if (match === undefined) return otherwise;
	used.add(match.case);
	return proofOf(match.case);
}

function raised(material: Material, concern: Concern, used: Set<CaseStudy>): Anticipated {
	const { moment, offered, answer, category } = concern;
	const said = cite(material, moment, 120);
	const objection = material.reading.objections.find((one) => one.moment.remark === moment.remark);
	const reply = offered?.remark ?? answer?.remark ?? objection?.reply?.remarks.find(({ words }) => words > 3) ?? null;
	const advice = ADVICE[category];
	const before =
		reply === null ? 'It was not answered on the call. ' : `Repeat in writing what was answered ${at(reply.line)}. `;
	const proof = category === 'Proof' || category === 'Trust' || category === 'Price';
	const rest =
		reply === null
			? `[add what you can show for the doubt ${at(moment.line).slice(1, -1)}]`
			: `The answer ${at(reply.line)} was ${quoted(clipped(reply.text))}`;
	return {
		concern: said,
		response: `${before}${advice.response}.`,
		evidence: proof ? evidence(material, used, undefined, rest) : rest,
		prevention: advice.prevention,
	};
}

const LONGEST = 160;

function clipped(text: string): string {
	const plain = text.trim().replace(/(?<![.,;:])[.,;:]+$/, '');
	if (plain.length <= LONGEST) return plain;
	const cut = plain.slice(0, LONGEST);
	return cut.slice(0, cut.lastIndexOf(' '));
}

function authority(material: Material): Anticipated[] {
	const who = decider(material);
	const said = fresh(material, [...material.reading.people.said]);
	if (who === '' || material.reading.deciderJoins) return [];
	return [
		{
			concern: `Will ${who} agree?`,
			response: `${ADVICE.Authority.response}.`,
			evidence: said === null ? `[add what matters most to ${who}]` : cite(material, said),
			prevention: `Ask ${material.prospect} to bring ${who} into the next conversation`,
		},
	];
}

function likely(material: Material, used: Set<CaseStudy>): Anticipated[] {
	return material.problems.map((problem) => ({
		concern: `‘${problem.kind.doubt}’`,
		response: problem.kind.reply,
		evidence: evidence(material, used, problem, `[add a client of ${material.seller} with ${problem.kind.about}]`),
		prevention: problem.kind.prevent,
	}));
}

/** Cases that meet nothing in this call had better stay out of the talk. */
function caseless(material: Material): Anticipated[] {
	const out = unmatched(material);
	const [first] = out;
	if (first === undefined) return [];
	const names = listOf(out.map(({ client }) => client || 'the case without a name'));
	return [
		{
			concern: '‘Have you done this for somebody like us?’',
			response: `Tell of the cases that fit, and leave out ${names}: nothing in ${out.length === 1 ? 'it' : 'them'} meets a problem of this call.`,
			evidence:
				material.matches.length === 0
					? `[add a case that is about ${material.problems[0]?.kind.about ?? 'their problem'}]`
					: 'The matched cases in this plan, with the reason beside each',
			prevention: `Say in one sentence where their situation differs from ${material.client}'s`,
		},
	];
}

export function anticipatedConcerns(material: Material): Anticipated[] {
	const used = new Set<CaseStudy>();
	const seen = new Set<string>();
	const voiced = material.concerns.filter((concern) => {
		const first = !seen.has(concern.category) && !concern.question && !isSpent(material, concern.moment);
		if (first) seen.add(concern.category);
		return first;
	});
	const said = voiced.slice(0, 3).map((concern) => raised(material, concern, used));
	return [...said, ...authority(material), ...caseless(material), ...likely(material, used)].slice(0, MOST);
}
