import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { listOf } from '#prose/sentences.ts';
import type { SdrCampaign } from '../contract.ts';
import { cut, type Lead } from './lead.ts';
import { distinctKinds, theOwner } from './themes.ts';

/** What to look up, what is typical, and what might be true. No message claims any of it. */
export function personalizationTactics(lead: Lead): SdrCampaign['personalizationTactics'] {
	return {
		companyResearch: research(lead),
		industryInsights: insights(lead),
		roleSpecificApproaches: approaches(lead),
		valueHypotheses: hypotheses(lead),
	};
}

function research({ input, company, strategy, tasks, industry, who }: Lead): string[] {
	const [task, second] = tasks;
	return [
		`Look at the job advertisements of ${company}: what they ask of ${theOwner(task?.owner ?? 'team lead')} shows how the work is done today.`,
		input.leadInfo.linkedinUrl === ''
			? `Find out whether ${who} writes in public, and about what.`
			: `Read the profile of ${who} for posts on ${second?.name ?? 'the daily work'}.`,
		strategy.event === null
			? `Look for a date at ${company} that could be a reason: an opening, a contract, a season.`
			: `Confirm when it is exactly: ${strategy.event.what}.`,
		...(strategy.news.length > 0 || strategy.need !== null || strategy.acquaintance.length > 0
			? []
			: [`Note one fact about ${company} of the last three months; it replaces the first sentence.`]),
		...(industry === null ? [`Find out what ${company} calls its customers and its work, and use those words.`] : []),
	].map((line) => line.replace(' of the last three months', ' that is recent'));
}

function insights({ industry, about, trade }: Lead): string[] {
	const typical = about.others
		.slice(-3)
		.map((task) => `Typical of ${trade}, ask: ${task.name}, counted by ${task.measure}.`);
	const season = industry?.seasons[1] ?? industry?.seasons[0];
	return [
		...typical,
		...(industry === null
			? []
			: [`Words of the trade that you should understand: ${listOf(industry.words.slice(0, 5))}.`]),
		...(season === undefined ? [] : [`On the calendar: ${decapitalize(season)}`]),
	];
}

function approaches({ industry, buyer, role, level }: Lead): string[] {
	const others = (industry?.buyers ?? []).filter((one) => one !== buyer).slice(0, 2);
	const own =
		buyer === null
			? `For ${role}: ask what the person is judged by before you say anything about results.`
			: `For ${role}: tie each message to ${buyer.cares}, or leave it out.`;
	return [
		own,
		...others.map(({ role: other, cares }) => `If ${withArticle(other)} joins: expect questions on ${cares}.`),
		...(level === 'works' ? ['Give your contact something to show upwards, under their own name.'] : []),
		...(others.length === 0
			? ['If a second person joins: begin again with their question, not with your slides.']
			: []),
	];
}

function hypotheses(lead: Lead): string[] {
	const { offer, company, strategy } = lead;
	const [proof] = offer.proof;
	return [
		...distinctKinds(lead)
			.slice(0, 2)
			.map(({ task, kind }) => `${capital(task.name)}: ${decapitalize(kind.hypothesis)}`),
		...(proof?.measured === true
			? [
					`If ${company} is anything like the case you can show (${cut(proof.told, 140)}), its own starting figure is [add it once they tell you].`,
				]
			: []),
		...(strategy.event === null
			? []
			: [`If nothing changes ${strategy.event.before}, what waits is [add what they say has to be settled by then].`]),
	];
}
