import { capital } from '#language/capitals.ts';
import type { SdrCampaign, Touchpoint } from '../contract.ts';
import type { Lead } from './lead.ts';
import { subjectOf } from './own-reasons.ts';
import type { Planned } from './plan.ts';
import { STEPS } from './step.ts';

type Test = SdrCampaign['campaignOptimization']['abtestingIdeas'][number];

/** What to test in two versions, what to measure, and how many leads a meaningful result takes. */
export function campaignOptimization(
	lead: Lead,
	plan: readonly Planned[],
	sequence: readonly Touchpoint[],
): SdrCampaign['campaignOptimization'] {
	return {
		abtestingIdeas: [...subject(lead, plan, sequence), ...opening(lead), ...order(lead, plan)],
		performanceTracking: [
			`Which of the ${plan.length} touchpoints ${lead.who} answered, by its number`,
			`What is said about ${lead.tasks[0]?.name ?? 'the problem'}, in their words`,
			`Of the yeses from ${lead.trade}, how many led to ${STEPS[lead.step].thing} in the end`,
			`Opt-outs and complaints: one from ${lead.company} is a reason to read the text again`,
		],
		iterationStrategy: `${capital(lead.company)} alone proves nothing: send A and B in turn to other ${lead.trade.replace(/^companies of your kind$/, 'companies')}, change one element at a time, and keep a winner only after [add a number] answers; until then decide by what people write back.`,
	};
}

function subject(lead: Lead, plan: readonly Planned[], sequence: readonly Touchpoint[]): Test[] {
	const at = sequence.findIndex((touchpoint) => touchpoint.subject !== '');
	const first = sequence[at]?.subject;
	const other = plan[at]?.reason.subjects.find((candidate) => candidate !== first && candidate.length <= 45);
	if (first === undefined || other === undefined) return [];
	const isName = /^For /.test(other);
	return [
		{
			element: 'Subject of the first e-mail',
			variant_a: `‘${first}’`,
			variant_b: `‘${other}’`,
			hypothesis: isName
				? `Reading the name ${lead.company} is a stronger reason to open than the subject matter.`
				: `Those who deal with ${lead.tasks[0]?.name ?? 'it'} open it for the matter, and the others would not have answered anyway.`,
		},
	];
}

function opening({ strategy, tasks, offer, who }: Lead): Test[] {
	const [task] = tasks;
	if (strategy.acquaintance.length > 0) {
		return [
			{
				element: 'First sentence',
				variant_a: 'What connects you',
				variant_b: `A question about ${strategy.topic ?? task?.name ?? 'the work'}`,
				hypothesis: `The connection opens the message at once; with ${who}, the question would have to earn it.`,
			},
		];
	}
	if (offer.proof.length > 0) {
		return [
			{
				element: 'First sentence',
				variant_a: 'Where the contact comes from',
				variant_b: 'The result you can show',
				hypothesis: `For ${who}, a result answers ‘why should I read this’ sooner than the origin does.`,
			},
		];
	}
	return [
		{
			element: 'First sentence',
			variant_a: 'Where the contact comes from',
			variant_b: `A scene about ${task?.name ?? 'the work'}`,
			hypothesis: 'Without a result, a scene that rings true is the best proof that you know the work.',
		},
	];
}

function order(lead: Lead, plan: readonly Planned[]): Test[] {
	const [, second, third] = plan.filter(({ part }) => part === 'reason').map(({ reason }) => reason);
	if (second === undefined || third === undefined) {
		return [
			{
				element: 'Length',
				variant_a: `Everything about ${subjectOf(lead)} in the first message`,
				variant_b: 'Two sentences and the question',
				hypothesis: 'Whoever is interested asks for the rest.',
			},
		];
	}
	return [
		{
			element: 'Order of the reasons',
			variant_a: `${capital(second.name)} before ${third.name}`,
			variant_b: `${capital(third.name)} before ${second.name}`,
			hypothesis:
				second.own === third.own
					? `Both are of one kind, so ${lead.who} should get the one first that is easier to answer.`
					: `If ${second.own ? second.name : third.name} gets the answers, facts move people there; if ${second.own ? third.name : second.name}, questions do.`,
		},
	];
}
