import type { Industry, IndustryTask } from '#content/industry.ts';
import { oneLine } from '#language/clean.ts';
import { isEnglish } from '#prose/email/english.ts';
import { firstNameOf, spokenCompany } from '#prose/said-names.ts';
import type { Channel, SdrInput } from '../contract.ts';
import {
	type CallToAction,
	DEFAULTS,
	type OutreachChannels,
	type SequenceLength,
	type Tonality,
	type UrgencyLevel,
} from '../options.ts';
import { type Offer, offerOf } from './offer.ts';
import { type Strategy, strategyOf } from './strategy.ts';
import { type Themes, themesOf } from './themes.ts';
import { tradeOf } from './trade.ts';

/**
 * Everything a campaign is written from: the input, read once. Missing choices have the defaults, which the campaign
 * states.
 */
export interface Lead {
	input: SdrInput;
	/** For the greeting. */
	first: string;
	full: string;
	/** What notes to the member call the contact: the first name, or "the contact". */
	who: string;
	role: string;
	/** "Pellworth"; "your company" if the name is too long to repeat. */
	company: string;
	/** "Callum Adeyemi", or a gap to fill. */
	sender: string;
	/** The member's company. */
	us: string;
	level: RoleLevel;
	channels: readonly Channel[];
	length: SequenceLength;
	tonality: Tonality;
	urgency: UrgencyLevel;
	step: CallToAction;
	industry: Industry | null;
	/** "construction firms", or words that fit any trade. */
	trade: string;
	about: Themes;
	/** The tasks that the campaign is about; at least one. */
	tasks: readonly IndustryTask[];
	/** What such a buyer usually cares about, from the catalogue. */
	buyer: Industry['buyers'][number] | null;
	strategy: Strategy;
	offer: Offer;
	/** Whether the member's words are English, so that a reading grade makes sense. */
	english: boolean;
}

export type RoleLevel = 'signs' | 'leads' | 'works' | 'unknown';

const CHANNELS_OF: Readonly<Record<OutreachChannels, readonly Channel[]>> = {
	'Email Only': ['email'],
	'LinkedIn Only': ['linkedin'],
	'Email + LinkedIn': ['email', 'linkedin'],
	'Email + LinkedIn + Phone': ['email', 'linkedin', 'phone'],
	'Multi-channel (All channels)': ['email', 'linkedin', 'phone', 'video', 'other'],
};

export function leadOf(input: SdrInput): Lead {
	const { leadInfo, yourCompanyInfo } = input;
	const industry = tradeOf(input);
	const full = cut(oneLine(leadInfo.contactName), 60);
	const first = firstNameOf(leadInfo.contactName);
	const us = cut(oneLine(yourCompanyInfo.companyName), 60).replace(/\.$/, '');
	const company = spokenCompany(oneLine(leadInfo.companyName)) || 'your company';
	const role = cut(oneLine(leadInfo.contactRole), 70).replace(/[….]$/, '');
	const strategy = strategyOf(input, { full, first, company });
	const offered = [input.valueProposition, yourCompanyInfo.serviceOffering, input.socialProof].join(' ');
	const told = `${input.messagingStrategy} ${offered}`;
	const about = themesOf(industry, strategy.topic, strategy.need?.note ?? '', offered, role);
	return {
		input,
		first: first.length > 40 ? 'there' : first,
		full,
		who: first.length > 40 || first === 'there' ? 'the contact' : first,
		role,
		company,
		sender: cut(oneLine(yourCompanyInfo.yourName), 60) || '[add your name]',
		us,
		level: levelOf(role),
		channels: CHANNELS_OF[input.outreachChannels || DEFAULTS.outreachChannels],
		length: input.sequenceLength || DEFAULTS.sequenceLength,
		tonality: input.tonality || DEFAULTS.tonality,
		urgency: input.urgencyLevel || DEFAULTS.urgencyLevel,
		step: input.callToAction || DEFAULTS.callToAction,
		industry,
		trade: industry?.many ?? 'companies of your kind',
		about,
		tasks: about.themes.map(({ task }) => task),
		buyer: buyerOf(industry, role),
		strategy,
		offer: offerOf(input, us),
		english: isEnglish(`${told} ${input.campaignGoals}`),
	};
}

/** At most this many characters, cut between words and marked as cut. */
export function cut(text: string, most: number): string {
	if (text.length <= most) return text;
	const head = text.slice(0, most - 1);
	return `${head.slice(0, Math.max(head.lastIndexOf(' '), most / 2)).replace(/(?<![\s,.;:])[\s,.;:]+$/, '')}…`;
}

const SIGNS =
	/\b(?:owner|founder|co-?founder|ceo|president|managing director|managing partner|proprietor|principal|partner|executive director|mayor|c[fot]o|chief \w+ officer)\b/i;
const LEADS =
	/\b(?:vp|vice president|director|head|manager|lead|leader|chief|superintendent|supervisor|coo|cmo|cro|chair|dean|controller|administrator)\b/i;
const WORKS =
	/\b(?:assistant|coordinator|associate|specialist|analyst|intern|clerk|representative|secretary|technician|engineer|developer|nurse|receptionist|agent|buyer|estimator|dispatcher)\b/i;

/** What a job title says about who signs, and no more than it says. */
export function levelOf(role: string): RoleLevel {
	if (/\b(?:vice|assistant to|deputy|account|product|project) /i.test(`${role} `))
		return LEADS.test(role) ? 'leads' : 'works';
	if (SIGNS.test(role)) return 'signs';
	if (LEADS.test(role)) return 'leads';
	return WORKS.test(role) ? 'works' : 'unknown';
}

/**
 * Titles that name a level or place but no field: a "managing director" and a "director of sales" care about different
 * things.
 */
const UNTELLING =
	/^(?:managing|manager|director|head|lead|leader|officer|chief|senior|general|president|vice|practice|agency|firm|company|office)$/;

function buyerOf(industry: Industry | null, role: string) {
	const buyers = industry?.buyers ?? [];
	const low = role.toLowerCase();
	const words = (low.match(/\p{L}{4,}/gu) ?? []).filter((word) => !UNTELLING.test(word));
	const exact = buyers.find((buyer) => low.includes(buyer.role));
	return exact ?? buyers.find((buyer) => words.some((word) => buyer.role.split(' ').includes(word))) ?? null;
}
