import type { CompassInput } from '../contract.ts';
import { type Contact, contactsIn } from './contacts.ts';
import { type Limits, limitsOf } from './limits.ts';
import { type Profile, profileOf } from './profile.ts';
import { type Candidate, ranked } from './rank.ts';
import { search } from './terms.ts';

/** Everything that the sentences about a niche are made from. */
export interface Situation {
	profile: Profile;
	limits: Limits;
	contacts: readonly Contact[];
	candidates: readonly Candidate[];
}

export function situationOf(input: CompassInput): Situation {
	const profile = profileOf(input);
	const limits = limitsOf(input);
	return { profile, limits, contacts: contactsIn(input.network), candidates: ranked(profile, limits) };
}

/** Clients in the background answer are people to ask as well. */
function clienteleIn({ niche, trade }: Candidate): Contact | null {
	const mention = trade.professionalBackground;
	if (mention?.relation !== 'clients') return null;
	const about = { quote: mention.quote, terms: [], family: false, colleague: false };
	const single = /^an? (.+)$/iu.exec(mention.quote)?.[1];
	if (single) return { ...about, kind: 'one', who: `the ${single} among your clients` };
	return { ...about, kind: 'many', who: `the ${niche.trade} among your clients` };
}

/**
 * The first contact in the candidate's trade; otherwise the member's clients there, or a colleague if it is the
 * member's own trade.
 */
export function contactFor({ contacts }: Situation, candidate: Candidate): Contact | null {
	const { niche, trade } = candidate;
	const ofTrade = (contact: Contact) =>
		search(contact.terms, { trade: 1, skills: 0, interest: 0 }).some((hit) => hit.niche.id === niche.id);
	const named = trade.network ? contacts.find(ofTrade) : undefined;
	const fromWork = isOwnWork(candidate)
		? contacts.find(({ colleague, terms }) => colleague && terms.length === 0)
		: null;
	return named ?? clienteleIn(candidate) ?? fromWork ?? null;
}

function isOwnWork({ trade }: Candidate): boolean {
	const relation = trade.professionalBackground?.relation;
	return relation === 'own' || relation === 'employer';
}

/** Whether the member works in the candidate's trade now. */
export function worksThere({ limits }: Situation, candidate: Candidate): boolean {
	const background = candidate.trade.professionalBackground;
	if (!background || !isOwnWork(candidate)) return false;
	return (
		(limits.employed !== null &&
			!/\b(?:former|retired|sold|previously|used to|left|laid off)\b/i.test(background.quote)) ||
		/\b(?:currently|now|at present|since \d{4}|I am|I['’]m|working)\b/i.test(background.quote)
	);
}
