/** Who the call is with, and in what kind of company. */

import type { Industry } from '#content/industry.ts';
import { singular } from '#language/inflect.ts';

/** Roles by themselves or after a word for the area: "the plant manager", "the gym owner". */
const HEADS =
	'owner-managers?|owner-operators?|owners?|managers?|directors?|coordinators?|administrators?|partners?|principals?|leads?(?=$|[,.;(]|\\s+(?:at|of|in|with|and|who|for)\\b)|engineers?';

const ROLES =
	'co-founders?|founders?|presidents?|ceos?|coos?|cfos?|ctos?|pastors?|producers?|brokers?|agents?|advis[eo]rs?|consultants?|coach(?:es)?|dentists?|lawyers?|attorneys?|accountants?|bookkeepers?|architects?|contractors?|landlords?|veterinarians?|vets?|therapists?|pharmacists?|teachers?|recruiters?|dispatchers?|winemakers?';

const HEAD_OF = /\b(heads?|vps?|directors?) of ((?:client |customer )?\p{L}+)/iu;
const ROLE = new RegExp(
	`(?<![\\p{L}-])(?:(\\p{L}+) )?(${HEADS})(?![\\p{L}-])|(?<![\\p{L}-])(${ROLES})(?![\\p{L}])`,
	'giu',
);

/** Words for the area of a role: "plant manager", but not "busy manager". */
const OF_WHAT =
	/^(?:plant|office|practice|operations?|project|property|store|shop|marketing|sales|service|hr|general|account|vineyard|venue|gym|agency|clinic|business|maintenance|managing|executive|admissions?|warehouse|event|communications|product|production|logistics|fleet|branch|regional|school|spa|salon|restaurant|hotel|kitchen|site|facility|facilities|finance|it|quality|purchasing|content|community|program|programme|development|creative|art|clinical|nursing|case|claims|customer|support|success|team|farm|bakery|studio|brand|e-commerce|ecommerce)$/i;

const ABBREVIATION = /^(?:ceo|coo|cfo|cto|hr|it|vp)\b/;
const NONE = 'the person you call';

/** "the managing partner"; "the person you call" if the text names no known role. */
export function actorOf(idealCustomer: string): string {
	const text = idealCustomer.replace(/\s+/g, ' ').toLowerCase();
	const [found] = text.matchAll(ROLE);
	const head = HEAD_OF.exec(text);
	if (head !== null && head.index <= (found?.index ?? text.length)) {
		return `the ${capitals(`${singular(head[1] ?? '')} of ${head[2]}`)}`;
	}
	if (found === undefined) return NONE;
	const [, before = '', after, alone] = found;
	// "Dentist owners" are owners, which is what matters on the phone.
	const own = alone === undefined ? null : new RegExp(`^${alone} (owners?)\\b`).exec(text.slice(found.index));
	const role = own?.[1] ?? after ?? alone ?? '';
	return `the ${capitals(`${after !== undefined && OF_WHAT.test(before) ? `${before} ` : ''}${singular(role)}`)}`;
}

function capitals(role: string): string {
	return role.replace(ABBREVIATION, (word) => word.toUpperCase());
}

/** Whether a role was found. */
export function isNamed(actor: string): boolean {
	return actor !== NONE;
}

/** Whether this role usually decides alone. */
export function isOwner(actor: string): boolean {
	return /(?:owner|owner-manager|owner-operator|founder|managing partner|managing director|ceo|landlord)$/i.test(actor);
}

/** The trade in the niche's words: what follows "for", otherwise "in" or "at"; empty if nothing does. */
export function tradeOf(niche: string): string {
	const line = niche
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/(?<![.;,])[.;,]+$/, '');
	const behind = (words: string) =>
		new RegExp(`^.{3,}?\\s(?:${words})\\s+(?!(?:a|an|the)\\s)(.{3,70})$`, 'iu').exec(line);
	const trade = (behind('for') ?? behind('in|at|among'))?.[1] ?? '';
	return /[.?!:;,]/.test(trade) ? '' : trade;
}

/** Companies of the trade in the plural, in the member's words if possible. Null if none is named. */
export function companies({ trade, industry }: { trade: string; industry: Industry | null }): string | null {
	if (/(?:^|\s)\p{Ll}[^\s]*(?<!s)s$/u.test(trade)) return trade;
	return industry?.many ?? null;
}
