import type { Call, Roles, SpeakerRole } from './call.ts';
import { folded, parseName, SELLER_LABELS } from './read/names.ts';
import { namesIn, speakerFinder } from './roles/find-speakers.ts';
import { type Given, givenRoles, type RoleHints } from './roles/given-roles.ts';
import { inferSeller } from './roles/infer-seller.ts';

/**
 * Who is on which side. What the member set for a speaker comes first, then the names in the form; the rest is
 * inferred, and the reason names a line. People of the prospect's company count as the prospect's side even if the form
 * lists them under "others", since talk share compares seller and customer. The same applies to the seller's company.
 */
export function assignRoles(call: Call, hints: RoleHints): Roles {
	if (call.speakers.length === 0) {
		const reason = 'The transcript names no speakers, so nobody could be given a side.';
		return { roles: [], given: false, confidence: 0, reason };
	}
	const unmet = [...namesIn(hints.salesPerson), ...namesIn(hints.prospect)];
	const find = speakerFinder(call);
	return complete(
		call,
		givenRoles(call, hints),
		unmet.filter((name) => find(name).length === 0),
	);
}

function complete(call: Call, known: readonly Given[], unmet: readonly string[]): Roles {
	const open = known.flatMap(({ role }, index) => (role === null ? [index] : []));
	const given = known.findIndex(({ role }) => role === 'salesperson');
	const hasProspect = known.some(({ role }) => role === 'prospect');
	const isOpen = given < 0 && open.length > 0 && !(hasProspect && open.length === 1);
	const inferred = isOpen ? inferSeller(call, open) : null;
	const seller = given >= 0 ? given : (inferred?.speaker ?? open[0] ?? -1);
	const sideOf = sidesOfCompanies(call, known, seller);
	const roles = known.map(({ role, by }, index): SpeakerRole => {
		if (role === 'other' && by === 'form') return sideOf(index) ?? 'other';
		if (role !== null) return role;
		if (index === seller) return 'salesperson';
		return sideOf(index) ?? sideByLabel(call, index);
	});
	if (inferred !== null) {
		return { roles, given: false, confidence: inferred.confidence, reason: inferred.reason + unmetNote(unmet) };
	}
	const byMember = known.some(({ by }) => by === 'member');
	const reason = byMember ? 'The sides were set by speaker.' : 'The sides follow the names in the form.';
	return { roles, given: true, confidence: 1, reason };
}

function unmetNote(unmet: readonly string[]): string {
	if (unmet.length === 0) return '';
	return ` The form names ${unmet.join(' and ')}, but no speaker is called that.`;
}

/** The side of people from the salesperson's or a prospect's company, if the transcript says who works where. */
function sidesOfCompanies(call: Call, known: readonly Given[], seller: number): (index: number) => SpeakerRole | null {
	const companyOf = (index: number) => folded(call.speakers[index]?.company ?? '');
	const sellers = companyOf(seller);
	const prospects = new Set(known.flatMap(({ role }, index) => (role === 'prospect' ? [companyOf(index)] : [])));
	return (index) => {
		const company = companyOf(index);
		if (company === '') return null;
		if (company === sellers) return 'salesperson';
		return prospects.has(company) ? 'prospect' : null;
	};
}

const BYSTANDER = /^(?:operator|receptionist|reception|moderator|narrator|ivr|voicemail|unknown(?: speaker)?)$/i;

function sideByLabel(call: Call, index: number): SpeakerRole {
	const { name = '', label = '' } = call.speakers[index] ?? {};
	if (BYSTANDER.test(name)) return 'other';
	return SELLER_LABELS.test(parseName(label).key) ? 'salesperson' : 'prospect';
}
