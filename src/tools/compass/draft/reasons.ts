import type { FittingNiche } from '#content/niche.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { capital } from '#language/capitals.ts';
import { countedInWords } from '#language/inflect.ts';
import { quoted } from '#prose/sentences.ts';
import { fromBackground } from './background.ts';
import type { Contact } from './contacts.ts';
import { asSubject, withHelpOf } from './quoting.ts';
import type { Candidate } from './rank.ts';
import { contactFor, type Situation } from './situation.ts';
import { listed } from './terms.ts';

/** What speaks for a niche, in one sentence each, all based on the member's words. */

/** Whether this is the first niche with several people to ask, where a limit on strangers is explained. */
function isFirstGroup(situation: Situation, candidate: Candidate): boolean {
	const hasGroup = (one: Candidate) => {
		const contact = contactFor(situation, one);
		return contact !== null && contact.kind !== 'one';
	};
	return situation.candidates.find(hasGroup) === candidate;
}

function fromOne({ quote, family, colleague }: Contact, { niche, trade }: Candidate): string {
	const { place, show } = niche.field;
	if (colleague) return `${quoted(quote)} knows your work and can show you ${show}`;
	if (family) return `${quoted(quote)}: family can show you ${show} without a sales talk`;
	if (trade.professionalBackground && trade.professionalBackground.relation !== 'served')
		return `${quoted(quote)}: a second view on ${show} beside your own`;
	return `${quoted(quote)}: that opens the door to ${place}, and so to ${show}`;
}

function fromNetwork(situation: Situation, candidate: Candidate, said: ReadonlySet<string>): string {
	const contact = contactFor(situation, candidate);
	const { niche, trade } = candidate;
	if (!contact || contact.quote === trade.professionalBackground?.quote) return '';
	if (said.has(contact.quote)) {
		const who = contact.kind === 'one' ? capital(contact.who) : 'The same people';
		return `${who} (${quoted(trade.network?.surface ?? contact.quote)}) can also show you ${niche.field.show}`;
	}
	if (contact.kind === 'one') return fromOne(contact, candidate);
	const quote = quoted(contact.quote);
	const noStrangers = isFirstGroup(situation, candidate) ? situation.limits.ruledOut.get('outreach') : undefined;
	if (noStrangers && /^(?:no|without|avoid)\b/i.test(noStrangers))
		return `${quote} can be asked first: your limit ${quoted(noStrangers)} costs nothing here`;
	if (noStrangers) return `${quote} can be asked first, so what you write (${quoted(noStrangers)}) costs nothing here`;
	if (!trade.professionalBackground) return `${quote} can tell you ${niche.fit.insider}`;
	if (contact.colleague) return `${quote} know your work and can show you ${niche.field.show}`;
	return `${quote} can show you ${niche.field.show} before you build anything`;
}

/** What to say about a skill that was named before, by the niche's difficulty. */
const AGAIN = {
	Low: 'is enough to begin here',
	Medium: 'counts here too',
	High: 'is one part of what this takes',
} as const;

/** A skill that an earlier recommendation used is named again in one word only. */
function fromSkills({ skills, niche }: Candidate, before: ReadonlySet<string>, here: ReadonlySet<string>): string {
	const usable = skills.filter(({ mention }) => !here.has(mention.quote));
	const fresh = usable.filter(({ mention }) => !before.has(mention.quote)).slice(0, 2);
	const [again] = usable;
	if (fresh.length === 0 && again)
		return `${quoted(again.mention.surface)} ${AGAIN[niche.difficulty]}: you ${again.does}`;
	return fresh
		.map(({ mention, does }) => withHelpOf(mention.quote, does))
		.join(', and ')
		.replace(', and With ', ', and with ');
}

function fromWish({ trade, niche }: Candidate, said: ReadonlySet<string>): string {
	const { anythingElse, topSkills, passions } = trade;
	if (anythingElse && !said.has(anythingElse.quote))
		return `You name ${niche.trade} yourself: ${quoted(anythingElse.quote)}`;
	if (topSkills && !said.has(topSkills.quote))
		return `${quoted(topSkills.quote)} already belongs to the work of ${niche.trade}`;
	if (passions && !said.has(passions.quote)) return `${quoted(passions.quote)} takes you among ${niche.people} anyway`;
	return '';
}

function fromInterest({ interest, niche }: Candidate, before: ReadonlySet<string>, here: ReadonlySet<string>): string {
	if (!interest || here.has(interest.quote)) return '';
	return asSubject(before.has(interest.quote) ? interest.surface : interest.quote, niche.fit.gives);
}

/** Why a niche is included although nothing in the answers speaks for it. */
function fromCatalogue({ candidates }: Situation, candidate: Candidate): string[] {
	const { niche } = candidate;
	const [words = '', does = ''] = Object.entries(niche.fit.skills)[0] ?? [];
	const skill = `The skill it asks for is ${listed(words)[0]}: with that you ${does}`;
	const demand = `${niche.marketDemand.toLowerCase()} demand (${niche.trendValue})`;
	const isFirst = candidates.find(({ supports }) => supports === 0) === candidate;
	if (!isFirst) return [`Here for its ${demand}, as above`, skill];
	return [`Nothing in your answers names ${niche.trade}; it is here for its ${demand}`, skill];
}

function clientsFor({ revenue }: FittingNiche, monthly: number): number {
	return Math.ceil(monthly / revenue.monthlyFee);
}

/** Minutes a week per client. Nobody can serve a client in less. */
const LEAST_MINUTES = 30;

/** How many clients the wanted income takes, and whether the member's hours allow that many. */
export function towardsGoal({ limits: { goal, hours } }: Pick<Situation, 'limits'>, niche: FittingNiche): string {
	if (!goal) return '';
	const fee = `$${niche.revenue.monthlyFee.toLocaleString('en-US')}`;
	if (!goal.inDollars) return `Hold ${quoted(goal.quote)} against our estimate of ${fee} a month for each client`;
	const clients = clientsFor(niche, goal.monthly);
	const takes = `${quoted(goal.quote)} takes ${countedInWords(clients, 'client')} at our estimate of ${fee} a month each`;
	const minutes = hours ? Math.floor((hours.hours * 60) / clients) : LEAST_MINUTES;
	if (!hours || minutes >= LEAST_MINUTES) return takes;
	return `${takes}; ${quoted(hours.quote)} leave ${countedInWords(minutes, 'minute')} a week for each, so one of the two has to give`;
}

/**
 * The reasons by weight, without empty ones.
 *
 * @param before quotes in earlier recommendations
 */
export function reasonsFor(situation: Situation, candidate: Candidate, before: ReadonlySet<string>): string[] {
	const reasons: string[] = [];
	const here = new Set<string>();
	add(fromBackground(situation, candidate, before));
	add(fromNetwork(situation, candidate, before));
	add(fromSkills(candidate, before, here));
	add(fromInterest(candidate, before, here));
	add(fromWish(candidate, here));
	return reasons.length === 0 ? fromCatalogue(situation, candidate) : reasons;

	function add(reason: string) {
		if (reason !== '') reasons.push(reason);
		for (const quote of quotesIn(reason)) here.add(quote);
	}
}
