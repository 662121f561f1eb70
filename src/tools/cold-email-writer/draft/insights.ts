import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { ownSentences } from '#language/own-words.ts';
import type { ColdEmailOutput } from '../contract.ts';
import type { EmailType } from '../options.ts';
import type { MethodPlan } from './plan.ts';
import type { Situation } from './situation.ts';
import type { Topic } from './topics.ts';

type Insights = ColdEmailOutput['industryInsights'];

/** What is known of the trade: first facts from the input, then what is typical and must be asked. */
export function insights(situation: Situation, plan: MethodPlan): Insights {
	const { typical, own } = chosen(situation);
	return {
		keyPainPoints: [...given(situation), ...toAsk(situation, typical)],
		effectiveApproaches: [...buyer(situation), own.nature.approach, plan.approach],
		commonObjections: [software(situation, own), own.nature.objection, plan.objection],
	};
}

/** The topics to mention. They differ by method, since each method uses other tasks in its e-mails. */
function chosen({ topics, input }: Situation): { typical: readonly Topic[]; own: Topic } {
	const [first, second, third, fourth, fifth, sixth] = topics;
	const typical: Readonly<Record<EmailType, readonly Topic[]>> = {
		'Direct Method': [fifth, sixth],
		'Interview Method': [third, fourth],
		'Podcast Method': [second, sixth],
		'Masterclass Method': [fifth, second],
	};
	return { typical: typical[input.emailType || 'Direct Method'], own: first };
}

function given({ input, challengeQuestion }: Situation): string[] {
	const asked = challengeQuestion?.replace(/\?$/, '.');
	const stated = ownSentences(input.specificChallenge).filter((sentence) => sentence !== asked);
	return [
		...(challengeQuestion === null ? [] : [`Your question: ${challengeQuestion}`]),
		...stated.map((sentence) => `Given: ${sentence}`),
	].slice(0, 2);
}

function toAsk({ industry }: Situation, topics: readonly Topic[]): string[] {
	const trade = industry?.many ?? 'such businesses';
	return topics.map(({ task }) => `Typical of ${trade}, ask: ${task.name} (count ${task.measure}).`);
}

function buyer({ industry, input, stance }: Situation): string[] {
	if (industry === null) return [];
	const role = input.targetRole.toLowerCase();
	const nearness = (other: string) => other.split(' ').filter((word) => word.length > 3 && role.includes(word)).length;
	const [nearest] = [...industry.buyers].sort((a, b) => nearness(b.role) - nearness(a.role));
	const [owner] = industry.buyers;
	const meant = nearest !== undefined && nearness(nearest.role) > 0 ? nearest : stance === 'owner' ? owner : undefined;
	if (meant === undefined) return [`Who decides: ${industry.signs}`];
	return [
		`${capital(withArticle(meant.role))} typically cares about ${meant.cares}, so hold your first line against that.`,
		`Who decides: ${industry.signs}`,
	];
}

function software({ industry }: Situation, { task, nature }: Topic): string {
	const [tool, other] = industry?.tools ?? [];
	if (tool === undefined)
		return `‘Our software does that.’ Ask what still happens outside of it, and ${nature.report}.`;
	return `‘We have ${[tool, other].filter(Boolean).join(' or ')} for that.’ Ask what still happens outside it, above all with ${task.name}.`;
}
