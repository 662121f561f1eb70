import type { ColdEmailOutput } from '../contract.ts';
import type { MethodPlan } from './plan.ts';
import type { Situation, Topic } from './situation.ts';

type Insights = ColdEmailOutput['industryInsights'];

/** What is known of the trade beside the e-mails: given facts first, then what is typical and has to be asked. */
export function insights(situation: Situation, plan: MethodPlan): Insights {
	const { typical, own } = chosen(situation);
	return {
		keyPainPoints: [...given(situation), ...toAsk(situation, typical)],
		effectiveApproaches: [...buyer(situation), own.nature.approach, plan.approach],
		commonObjections: [software(situation, own), own.nature.objection, plan.objection],
	};
}

/** Each way of writing leaves other tasks of the trade unsaid, and leans on another of them. */
function chosen({ topics, input }: Situation): { typical: readonly Topic[]; own: Topic } {
	const [first, second, third, fourth, fifth, sixth] = topics;
	switch (input.emailType) {
		case 'Interview Method':
			return { typical: [third, fourth], own: second };
		case 'Podcast Method':
			return { typical: [second, sixth], own: third };
		case 'Masterclass Method':
			return { typical: [fifth, second], own: fourth };
		default:
			return { typical: [fifth, sixth], own: first };
	}
}

function given({ challenge }: Situation): string[] {
	return challenge.slice(0, 2).map((sentence) => `Given: ${sentence}`);
}

function toAsk({ industry, input }: Situation, topics: readonly Topic[]): string[] {
	const trade = industry?.many ?? `the work of a ${input.targetRole}`;
	return topics.map(({ task }) => `Typical of ${trade}, ask: ${task.name} (count ${task.measure}).`);
}

function buyer({ industry, input, stance }: Situation): string[] {
	if (industry === null) return [];
	const role = input.targetRole.toLowerCase();
	const nearness = (other: string) => other.split(' ').filter((word) => word.length > 3 && role.includes(word)).length;
	const [nearest] = [...industry.buyers].sort((a, b) => nearness(b.role) - nearness(a.role));
	const [owner, other] = industry.buyers;
	const ofStance = stance === 'owner' ? owner : other;
	const meant = nearest !== undefined && nearness(nearest.role) > 0 ? nearest : ofStance;
	if (meant === undefined) return [`Who decides: ${industry.signs}`];
	const article = /^[aeiou]/i.test(meant.role) ? 'an' : 'a';
	return [
		`Typical of ${article} ${meant.role} there is the wish for ${meant.cares}: hold your first line against it.`,
		`Who decides: ${industry.signs}`,
	];
}

function software({ industry }: Situation, { task, nature }: Topic): string {
	const [tool, other] = industry?.tools ?? [];
	if (tool === undefined)
		return `‘Our software does that.’ Ask what still happens outside of it, and ${nature.report}.`;
	return `‘We have ${[tool, other].filter(Boolean).join(' or ')} for that.’ Ask what still happens outside of it with ${task.name}.`;
}
