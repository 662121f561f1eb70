import { capital } from '#language/capitals.ts';
import { paragraph, quoted } from '#prose/sentences.ts';
import type { Candidate } from './rank.ts';
import { contactFor, type Situation, worksThere } from './situation.ts';

/** What speaks against a niche: the most important answer that says nothing about it, then the niche's own warning. */

/** Doubts of one kind are given once; a niche's own warning always. */
interface Doubt {
	kind: string;
	text: string;
}

function withoutContact(situation: Situation, { niche, trade, skills, interest, nextDoor }: Candidate): Doubt {
	const { limits, profile } = situation;
	if (limits.deadline) {
		const text = `you name nobody among ${niche.people}, which puts ${quoted(limits.deadline)} at risk`;
		return { kind: 'deadline', text };
	}
	if (trade.professionalBackground)
		return profile.opening.network === ''
			? { kind: 'no network', text: `you left the network open, so find two ${niche.people} to ask before you begin` }
			: { kind: 'no contact', text: `your network names no ${niche.people}` };
	if (nextDoor) return { kind: 'next door', text: `you know the neighbourhood, but nobody among ${niche.people} yet` };
	if (skills.length > 0 && interest) {
		const text = `you have the skill and the liking, but name no work with ${niche.trade} and no one to ask`;
		return { kind: 'skill and liking', text };
	}
	if (interest) return { kind: 'liking', text: `no work, no skill and nobody you name points to ${niche.trade}` };
	if (trade.anythingElse)
		return { kind: 'wish', text: `you want it, and name neither work with ${niche.trade} nor people there` };
	return { kind: 'skill', text: `neither your work so far nor your network touches ${niche.trade}` };
}

function withContact(situation: Situation, candidate: Candidate): Doubt | null {
	const { niche, trade } = candidate;
	const contact = contactFor(situation, candidate);
	if (trade.professionalBackground?.relation === 'clients')
		return {
			kind: 'served',
			text: 'your clients bought something else from you, so let one of them ask for this before you build it',
		};
	if (trade.professionalBackground)
		return contact?.kind === 'one'
			? { kind: 'one contact', text: `one contact among ${niche.people} is not yet a market` }
			: null;
	if (contact?.kind === 'one')
		return { kind: 'one door', text: `${contact.who} is your only door to ${niche.trade}, where you have not worked` };
	return { kind: 'people only', text: `you know people around ${niche.trade}, and not the work itself` };
}

/** Whether this is the first niche in the member's own trade, where the notes about the employer belong. */
export function isOwnTrade(situation: Situation, candidate: Candidate): boolean {
	return situation.candidates.find((one) => worksThere(situation, one)) === candidate;
}

/** An obstacle in the member's own words. */
function barrier({ limits }: Situation, { barred }: Candidate): Doubt | null {
	if (barred === 'contract' && limits.forbidden)
		return {
			kind: 'contract',
			text: `${quoted(limits.forbidden.quote)}, so have the clause read before you offer anything here`,
		};
	if (barred === 'patient data' && limits.noPatientData)
		return {
			kind: 'patient data',
			text: `${quoted(limits.noPatientData)} can be kept in the trial, and hardly after it`,
		};
	return null;
}

function heaviest(situation: Situation, candidate: Candidate): Doubt | null {
	const { niche, supports } = candidate;
	const { hours } = situation.limits;
	const barred = barrier(situation, candidate);
	if (barred) return barred;
	if (isOwnTrade(situation, candidate)) {
		const text = `your employer may serve the same ${niche.trade}, so check your contract before you speak to any of them`;
		return { kind: 'employer', text };
	}
	if (niche.difficulty === 'High' && hours?.few)
		return { kind: 'hours', text: `${quoted(hours.quote)} are little for a niche that is hard to enter` };
	if (supports === 0) return null;
	return contactFor(situation, candidate) ? withContact(situation, candidate) : withoutContact(situation, candidate);
}

export function doubtsAbout(situation: Situation, candidate: Candidate): string {
	const doubt = heaviest(situation, candidate);
	const { warning } = candidate.niche;
	const before = situation.candidates.slice(0, situation.candidates.indexOf(candidate));
	const said = before.some((one) => heaviest(situation, one)?.kind === doubt?.kind);
	if (!doubt || said) return `Against it: ${warning}`;
	return paragraph(`Against it: ${doubt.text}`, capital(warning));
}
