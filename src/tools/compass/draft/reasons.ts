import type { Niche } from '#content/niche.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { counted, quoted } from '#prose/sentences.ts';
import { asSubject, withHelpOf } from './quoting.ts';
import type { Candidate } from './rank.ts';
import { contactFor, type Situation, worksThere } from './situation.ts';
import { listed } from './terms.ts';

/** What speaks for a niche, one sentence each, every one resting on words of the member. */

const YEARS = /^(?:about |nearly |almost |over |more than |some )?(?:\d+|\p{L}+)\+? years\b/iu;
const OWNED = /\b(?:own(?:ed|er)?|founded|co-founded|founder|ran my|run my|sold my|self-employed)\b/i;
/** Those one has worked for, not as. */
const SERVED = /\b(?:clients|customers|accounts|patients)\b/i;
const STUDIED =
	/\b(?:degree|studied|studying|student|diploma|graduate|graduated|thesis|intern|internship|trainee|apprentice)\b/i;

function fromBackground(situation: Situation, candidate: Candidate): string {
	const mention = candidate.trade.professionalBackground;
	if (!mention) return '';
	const { insider } = candidate.niche.fit;
	const quote = quoted(mention.quote);
	if (SERVED.test(mention.quote)) return `${quote}: they can tell you ${insider}`;
	if (STUDIED.test(mention.quote)) return `${quote}: you have the terms, and would still have to see ${insider}`;
	if (OWNED.test(mention.quote)) return `${quote}: you have carried this yourself and know ${insider}`;
	if (YEARS.test(mention.quote)) return `After ${quote} you can judge ${insider}`;
	if (worksThere(situation, candidate)) return `${quote}: you can see this week ${insider}`;
	return `${quote}: from there you can judge ${insider}`;
}

/** The first niche with several people to ask: what a limit on strangers means is said there. */
function isFirstGroup(situation: Situation, candidate: Candidate): boolean {
	const hasGroup = (one: Candidate) => {
		const contact = contactFor(situation, one);
		return contact !== null && contact.kind !== 'one';
	};
	return situation.candidates.find(hasGroup) === candidate;
}

function fromNetwork(situation: Situation, candidate: Candidate): string {
	const contact = contactFor(situation, candidate);
	if (!contact) return '';
	const { niche, trade } = candidate;
	const quote = quoted(contact.quote);
	if (contact.kind === 'one')
		return `${quote}: that opens the door to ${niche.field.place}, and so to ${niche.field.show}`;
	const noStrangers = isFirstGroup(situation, candidate) ? situation.limits.ruledOut.get('outreach') : undefined;
	if (noStrangers && /^(?:no|without|avoid)\b/i.test(noStrangers))
		return `${quote} can be asked first: your limit ${quoted(noStrangers)} costs nothing here`;
	if (noStrangers) return `${quote} can be asked first, so what you write (${quoted(noStrangers)}) costs nothing here`;
	if (!trade.professionalBackground) return `${quote} can tell you ${niche.fit.insider}`;
	return `${quote} can show you ${niche.field.show} before you build anything`;
}

function fromSkills({ skills }: Candidate, said: ReadonlySet<string>): string {
	return skills
		.filter(({ mention }) => !said.has(mention.quote))
		.slice(0, 2)
		.map(({ mention, does }) => withHelpOf(mention.quote, does))
		.join(', and ')
		.replace(', and With ', ', and with ');
}

function fromWish({ trade, niche }: Candidate, said: ReadonlySet<string>): string {
	const { anythingElse, topSkills, passions } = trade;
	if (anythingElse) return `You name ${niche.trade} yourself: ${quoted(anythingElse.quote)}`;
	if (topSkills && !said.has(topSkills.quote))
		return `${quoted(topSkills.quote)} already belongs to the work of ${niche.trade}`;
	if (passions && !said.has(passions.quote)) return `${quoted(passions.quote)} takes you among ${niche.people} anyway`;
	return '';
}

function fromInterest({ interest, niche }: Candidate, said: ReadonlySet<string>): string {
	if (!interest || said.has(interest.quote)) return '';
	return asSubject(interest.quote, niche.fit.gives);
}

/** Why a niche is here that nothing in the answers speaks for. */
function fromCatalogue({ niche }: Candidate): string[] {
	const [words = '', does = ''] = Object.entries(niche.fit.skills)[0] ?? [];
	const demand = niche.marketDemand.toLowerCase();
	const entry =
		niche.difficulty === 'Low' ? 'entry is easy' : `we rate entry ${niche.difficulty.toLowerCase()} in difficulty`;
	return [
		`Nothing in your answers names ${niche.trade}; it is here because demand is ${demand} and ${entry}`,
		`The skill it asks for is ${listed(words)[0]}: with that you ${does}`,
	];
}

function clientsFor({ revenue }: Niche, monthly: number): number {
	return Math.ceil(monthly / revenue.monthlyFee);
}

/** How many clients the income that is wanted takes. */
export function towardsGoal({ limits }: Pick<Situation, 'limits'>, niche: Niche): string {
	if (!limits.goal) return '';
	const clients = counted(clientsFor(niche, limits.goal.monthly), 'client');
	const fee = niche.revenue.monthlyFee.toLocaleString('en-US');
	return `${quoted(limits.goal.quote)} takes ${clients} at our estimate of $${fee} a month each`;
}

/** In the order of their weight, without what is empty; no words of the member are quoted twice. */
export function reasonsFor(situation: Situation, candidate: Candidate): string[] {
	const reasons: string[] = [];
	const said = new Set<string>();
	for (const reason of [fromBackground, fromNetwork]) add(reason(situation, candidate));
	for (const reason of [fromSkills, fromInterest, fromWish]) add(reason(candidate, said));
	return reasons.length === 0 ? fromCatalogue(candidate) : reasons;

	function add(reason: string) {
		if (reason !== '') reasons.push(reason);
		for (const quote of quotesIn(reason)) said.add(quote);
	}
}
