import { quoted } from '#prose/sentences.ts';
import type { Contact } from './contacts.ts';
import { isOwnTrade } from './doubts.ts';
import type { Limits, StepKind } from './limits.ts';
import type { Candidate } from './rank.ts';
import { contactFor, type Situation } from './situation.ts';

/**
 * What to do this week: first with the people whom the member named, then what the catalogue suggests and the limits
 * allow.
 */

const STEPS = 4;
const STEPS_IN_FEW_HOURS = 3;

const BUILDS =
	/^(?:python|javascript|typescript|programming|software development|zapier|make\.com|n8n|automation|no-code|airtable|power automate|api integration|ocr|sql|chatbot|voice ai|machine learning)$/;

/** Steps that cost money, for members without any. */
const COSTS =
	/^(?:Order something|Have your hair cut|Eat somewhere|Take a trial class|Book an introductory|Bring a shop|Work a day in a shared office|Take a car)/;
/** Steps that need an office, a shop or a telephone in working hours. */
const IN_OFFICE_HOURS = /^(?:Call|Phone|Visit|Call in|Drop in|Walk into|Sit beside|Ask at)\b/;

/** How many people of a group to begin with. */
function aFew({ who }: Contact): string {
	if (/^(?:the|your) (?:two|2|one|1)\b|\bamong your clients$/.test(who)) return 'one';
	return /^(?:the|your) (?:three|four|3|4)\b/.test(who) ? 'two' : 'three';
}

function askedOne({ who }: Contact, { niche }: Candidate, { ruledOut, noPhone }: Limits): string[] {
	const { place, count } = niche.field;
	const figure = noPhone ? 'to send you the figure on Friday' : 'phone for the figure on Friday';
	return [
		ruledOut.has('visit')
			? `Ask ${who} to count ${count}, and ${figure}.`
			: `Spend an hour with ${who} at ${place}, and count ${count}.`,
		`Ask ${who} to introduce you to two ${niche.people}.`,
	];
}

function withContact(contact: Contact, candidate: Candidate, { limits }: Situation): string[] {
	const { show, trial } = candidate.niche.field;
	if (contact.kind === 'one') return askedOne(contact, candidate, limits);
	if (contact.kind === 'many')
		return [
			`Ask ${aFew(contact)} of ${contact.who} to show you ${show}.`,
			`Offer one of them a small paid trial, to ${trial}; ask for the decision by the end of the week.`,
		];
	return [`Ask one person from ${quoted(contact.quote)} to show you ${show}.`];
}

/**
 * An introduction replaces strangers if those are ruled out. Otherwise only the first niche without a contact asks for
 * one.
 */
function introduction(situation: Situation, candidate: Candidate): string[] {
	const { candidates, contacts, limits } = situation;
	const { niche } = candidate;
	const without = candidates.filter((one) => one.supports > 0 && contactFor(situation, one) === null);
	const place = without.indexOf(candidate);
	const addressed = contacts.filter(({ kind }) => kind !== 'unclear');
	const contact = place === 0 || (place > 0 && limits.ruledOut.has('outreach')) ? addressed[place] : undefined;
	if (!contact) return [];
	if (contact.kind === 'one')
		return [`Ask ${contact.who} who among ${niche.people} would talk to you for a quarter of an hour.`];
	return [`Ask ${aFew(contact)} of ${contact.who} whom they know among ${niche.people}, and take one introduction.`];
}

/** The kinds of steps in the catalogue, in the order that suits the member's link to the niche. */
function kinds({ trade, skills, interest, nextDoor }: Candidate): StepKind[] {
	const builds: StepKind[] = skills.some(({ mention }) => BUILDS.test(mention.term)) ? ['code'] : [];
	if (trade.professionalBackground) return ['writing', ...builds, 'alone', 'outreach', 'visit'];
	if (trade.network) return ['alone', ...builds, 'writing', 'visit', 'outreach'];
	if (nextDoor) return ['visit', 'outreach', ...builds, 'alone', 'writing'];
	if (interest) return ['visit', 'alone', ...builds, 'writing', 'outreach'];
	return ['alone', ...builds, 'outreach', 'visit', 'writing'];
}

/** Turns a step with a call into one in writing; empty if the call itself is the point. */
function inWriting(step: string): string {
	const written = step
		.replace(
			/^(?:Call|Phone) (?!in )(.+?)(?: (?:on a|in the early|outside the) [\p{L} ]+?)? and ask\b/u,
			'Write to $1 and ask',
		)
		.replace(/\bthen phone (\p{L}+)/u, 'then write to $1');
	return /^(?:Call|Phone)\b(?! in )|\brecord who picks up/.test(written) ? '' : written;
}

function allowed({ noPhone, outOfHours, noMoney, budget }: Limits, step: string): string {
	const quiet = noPhone || outOfHours ? inWriting(step) : step;
	if ((noMoney || budget) && COSTS.test(quiet)) return '';
	return outOfHours && IN_OFFICE_HOURS.test(quiet) ? '' : quiet;
}

function fromCatalogue(candidate: Candidate, { limits }: Situation): string[] {
	const { validationSteps } = candidate.niche;
	const [first = '', ...others] = validationSteps.alone;
	const steps = kinds(candidate)
		.filter((kind) => !limits.ruledOut.has(kind))
		.map((kind) => (kind === 'alone' ? first : validationSteps[kind]));
	return [...steps, ...others].map((step) => allowed(limits, step)).filter((step) => step !== '');
}

export function stepsFor(situation: Situation, candidate: Candidate): string[] {
	const contact = contactFor(situation, candidate);
	const own = [
		...(isOwnTrade(situation, candidate)
			? ['See what your contract says about side jobs and about clients of your employer.']
			: []),
		...(contact ? withContact(contact, candidate, situation) : []),
	];
	const most = situation.limits.hours?.few ? STEPS_IN_FEW_HOURS : STEPS;
	const met = contact ? [] : introduction(situation, candidate);
	const room = Math.max(1, most - own.length - met.length);
	return [...own, ...fromCatalogue(candidate, situation).slice(0, room), ...met];
}
