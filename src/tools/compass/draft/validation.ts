import { quoted } from '#prose/sentences.ts';
import type { Contact } from './contacts.ts';
import { isOwnTrade } from './doubts.ts';
import type { StepKind } from './limits.ts';
import type { Candidate } from './rank.ts';
import { contactFor, type Situation } from './situation.ts';

/** What to do this week: with the people the member named, then what the catalogue knows and the limits allow. */

const STEPS = 4;
const STEPS_IN_FEW_HOURS = 3;

const BUILDS =
	/^(?:python|javascript|typescript|programming|software development|zapier|make\.com|n8n|automation|no-code|airtable|power automate|api integration|ocr|sql|chatbot|voice ai|machine learning)$/;

/** How many of a group to begin with. */
function aFew({ who }: Contact): string {
	if (/^the (?:two|2|one|1)\b/.test(who)) return 'one';
	return /^the (?:three|four|3|4)\b/.test(who) ? 'two' : 'three';
}

function withContact(contact: Contact, { niche }: Candidate, { limits }: Situation): string[] {
	const { place, count, show, trial } = niche.field;
	if (contact.kind === 'one')
		return [
			limits.ruledOut.has('visit')
				? `Ask ${contact.who} to count ${count}, and phone for the figure on Friday.`
				: `Ask ${contact.who} for an hour at ${place}, and count ${count}.`,
			`Ask ${contact.who} for introductions to two other ${niche.people}.`,
		];
	if (contact.kind === 'many')
		return [
			`Ask ${aFew(contact)} of ${contact.who} to show you ${show}.`,
			`Offer one of them a small paid trial, to ${trial}; a yes or a no before Friday is the result.`,
		];
	return [`Ask one person from ${quoted(contact.quote)} to show you ${show}.`];
}

/** An introduction takes the place of a call to strangers. */
function introduction(contact: Contact | undefined, { niche }: Candidate): string[] {
	if (!contact) return [];
	if (contact.kind === 'one')
		return [`Ask ${contact.who} who among ${niche.people} would talk to you for a quarter of an hour.`];
	if (contact.kind === 'many')
		return [`Ask ${aFew(contact)} of ${contact.who} whom they know among ${niche.people}, and take one introduction.`];
	return [`Go through ${quoted(contact.quote)} for one name among ${niche.people}.`];
}

/** The kinds of the catalogue's steps in the order that suits what ties the member to the niche. */
function kinds({ trade, skills, interest }: Candidate): StepKind[] {
	const builds: StepKind[] = skills.some(({ mention }) => BUILDS.test(mention.term)) ? ['code'] : [];
	if (trade.professionalBackground) return ['writing', ...builds, 'alone', 'outreach', 'visit'];
	if (trade.network) return ['alone', ...builds, 'writing', 'visit', 'outreach'];
	if (interest) return ['visit', 'alone', ...builds, 'writing', 'outreach'];
	return ['alone', ...builds, 'outreach', 'visit', 'writing'];
}

function fromCatalogue(candidate: Candidate, { limits }: Situation): string[] {
	const { validationSteps } = candidate.niche;
	const [first = '', ...others] = validationSteps.alone;
	const steps = kinds(candidate)
		.filter((kind) => !limits.ruledOut.has(kind))
		.map((kind) => (kind === 'alone' ? first : validationSteps[kind]));
	return [...steps, ...others];
}

/** @param bridge whoever could introduce the member to the trade, where nobody is of it */
export function stepsFor(situation: Situation, candidate: Candidate, bridge: Contact | undefined): string[] {
	const contact = contactFor(situation, candidate);
	const own = [
		...(isOwnTrade(situation, candidate) ? ['Read your contract for clauses on customers and side work.'] : []),
		...(contact ? withContact(contact, candidate, situation) : []),
	];
	const most = situation.limits.hours?.few ? STEPS_IN_FEW_HOURS : STEPS;
	const met = contact ? [] : introduction(bridge, candidate);
	const room = Math.max(1, most - own.length - met.length);
	return [...own, ...fromCatalogue(candidate, situation).slice(0, room), ...met];
}
