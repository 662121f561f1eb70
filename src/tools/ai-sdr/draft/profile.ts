import { withArticle } from '#language/articles.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { listOf } from '#prose/sentences.ts';
import type { SdrCampaign } from '../contract.ts';
import { kindOf } from './kinds.ts';
import type { Lead, RoleLevel } from './lead.ts';

/** What is known about the company and the role, what is not, and typical points to ask about. */
export function leadProfile(lead: Lead): SdrCampaign['leadProfile'] {
	return {
		companyAnalysis: company(lead),
		roleAssessment: role(lead),
		engagementStrategy: engagement(lead),
		likelyPainPoints: pains(lead),
		businessPriorities: priorities(lead),
	};
}

function company({ input, industry, strategy }: Lead): string {
	const { leadInfo } = input;
	const size = /\(([^()]+)\)/.exec(leadInfo.companySize)?.[1];
	const given = [
		leadInfo.industry === '' || leadInfo.industry === 'Other' ? '' : `the industry (${leadInfo.industry})`,
		size === undefined ? '' : `the size (${size})`,
		strategy.event === null ? '' : 'a date that matters to them',
	].filter((part) => part !== '');
	const missing = [
		leadInfo.industry === '' ? 'the industry' : '',
		size === undefined ? 'the size' : '',
		industry === null ? 'the programs in use' : `whether they use ${listOf(industry.tools.slice(3, 5), 'or')}`,
		industry === null ? 'who their customers are' : `how many ${industry.customer.many} they serve`,
		strategy.news.length === 0 && strategy.need === null ? 'what has changed there lately' : '',
	].filter((part) => part !== '');
	const notes = [strategy.need, ...strategy.news].flatMap((fact) => (fact === null ? [] : [fact.note])).slice(0, 2);
	const noted = notes.length === 0 ? '' : ` Your notes add: ${notes.join('; ')}.`;
	const told = given.length === 0 ? 'The name is all that is given of the company.' : `Given: ${listOf(given)}.`;
	return `${told}${noted} Not given: ${listOf(missing)}.`;
}

const ROLES: Readonly<Record<RoleLevel, (role: string) => string>> = {
	signs: (role) => `${role} is a title that signs, so time is short and a wrong hour costs more than a wrong word.`,
	leads: (role) => `${role} answers for a result and can usually open a door, if not sign.`,
	works: (role) => `${role} knows the work and rarely signs: win this person over and ask who decides.`,
	unknown: (role) => `${role} does not say what the person decides, so the first answer should show it.`,
};

function role(lead: Lead): string {
	const { level, buyer, trade } = lead;
	const said = ROLES[level](lead.role);
	return buyer === null
		? said
		: `${said} Typical of such a role among ${trade}, to be confirmed: it cares for ${buyer.cares}.`;
}

function engagement({ strategy, offer, level, company: name, tasks }: Lead): string {
	const [task] = tasks;
	const begin =
		strategy.acquaintance.length > 0
			? 'Begin with what connects you, since that is what sets you apart from every other sender.'
			: strategy.news.length > 0 || strategy.need !== null
				? 'Begin with what you know of them, since it shows that the message is meant for nobody else.'
				: strategy.topic !== null
					? `Begin with ${strategy.topic}, as a question and not as a diagnosis.`
					: `Begin with a question about ${task?.name ?? 'the daily work'}, since nothing is known that would carry a claim.`;
	const proof =
		offer.proof.length > 0
			? level === 'signs'
				? 'Bring the result early: somebody who signs wants to see that it has worked once.'
				: 'Bring the result second, when the problem has been named.'
			: `Until there is a result to show, ${name} should get questions rather than promises.`;
	return `${begin} ${proof}`;
}

function pains(lead: Lead): string[] {
	const { strategy, about, trade } = lead;
	const own = about.told ? about.themes.slice(0, 2).map(({ task }) => task) : [];
	return [
		...(strategy.need === null ? [] : [`Given: ${strategy.need.note}.`]),
		...(strategy.topic === null ? [] : [`Your assumption, to test: ${strategy.topic}.`]),
		...[...own, ...about.others].slice(0, 3).map((task) => `Typical of ${trade}, ask: ${decapitalize(task.hurts)}`),
	];
}

function priorities({ strategy, buyer, trade, tasks, urgency }: Lead): string[] {
	const [task] = tasks;
	return [
		...(strategy.event === null ? [] : [`Given: ${strategy.event.what}.`]),
		...strategy.news.slice(0, 2).map(({ note }) => `Given: ${note}.`),
		...(buyer === null ? [] : [`Typical of ${withArticle(buyer.role)} at ${trade}, ask: ${buyer.cares}.`]),
		...(task === undefined ? [] : [`Unknown: which place ${task.name} would get on their own list.`]),
		...(strategy.event === null && (urgency === 'High' || urgency === 'Critical')
			? ['Unknown: any date of theirs; the urgency so far is your own.']
			: []),
		...(buyer === null && task !== undefined ? [`To look at together, once they agree: ${kindOf(task).look}.`] : []),
	];
}
