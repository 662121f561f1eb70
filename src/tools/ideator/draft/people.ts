/** Whom the call is with, and whom that person serves. */

const ROLES = [
	'owner-manager',
	'managing partner',
	'practice manager',
	'office manager',
	'operations manager',
	'operations lead',
	'property manager',
	'marketing manager',
	'sales manager',
	'service manager',
	'hr manager',
	'project manager',
	'general manager',
	'store manager',
	'managing director',
	'executive director',
	'head teacher',
	'business owner',
	'shop owner',
	'founder',
	'co-founder',
	'owner',
	'partner',
	'principal',
	'director',
	'president',
	'ceo',
	'coo',
	'cfo',
	'cto',
	'manager',
	'administrator',
	'coordinator',
	'broker',
	'agent',
	'adviser',
	'advisor',
	'consultant',
	'coach',
	'dentist',
	'lawyer',
	'attorney',
	'accountant',
	'bookkeeper',
	'architect',
	'contractor',
	'landlord',
	'veterinarian',
	'vet',
	'therapist',
	'pharmacist',
	'producer',
	'teacher',
	'recruiter',
	'dispatcher',
] as const;

const ABBREVIATION = /^(?:ceo|coo|cfo|cto|hr)/;

/** "the managing partner"; "the person you call" where no role that we know is named. */
export function actorOf(idealCustomer: string): string {
	const text = idealCustomer.toLowerCase();
	let best: { role: string; at: number } | null = null;
	for (const role of ROLES) {
		const at = text.search(new RegExp(`(?<![\\p{L}-])${role}s?(?![\\p{L}-])`, 'u'));
		if (at >= 0 && (best === null || at < best.at)) best = { role, at };
	}
	if (best === null) return 'the person you call';
	return `the ${ABBREVIATION.test(best.role) ? best.role.replace(ABBREVIATION, (word) => word.toUpperCase()) : best.role}`;
}

const OWNERS =
	/^the (?:owner|owner-manager|founder|co-founder|business owner|shop owner|managing partner|managing director|ceo)$/i;

/** Whether this role usually decides alone. */
export function isOwner(actor: string): boolean {
	return OWNERS.test(actor);
}

/** The trade in the words of the niche: what stands behind its last "for", "in" or "at"; empty where nothing does. */
export function tradeOf(niche: string): string {
	const line = niche
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.;,]+$/, '');
	const match = /^.{3,}?\s(?:for|in|at|among)\s+(?!(?:a|an|the)\s)(.{3,70})$/iu.exec(line);
	const trade = match?.[1] ?? '';
	return /[.?!:;,]/.test(trade) ? '' : trade;
}
