/** Reads a label: the name as a person would write it, and the additions next to it. */

import { decodeEntities } from '../formats/entities.ts';

export interface ParsedName {
	name: string;
	title?: string;
	company?: string;
	/** The same for all labels of one person: folded, without the text in parentheses. */
	key: string;
	/** The text in parentheses or after a bar, folded. */
	detail: string;
}

/** Labels that describe a role rather than a person. */
export const SELLER_LABELS =
	/^(?:(?:sales|account|business|client|customer)\s)?(?:agent|rep|representative|salesperson|salesman|saleswoman|seller|sales|sdr|bdr|ae|csm|executive|exec|manager|advisor|adviser|consultant|persuader|host|closer|recruiter|telemarketer|csr)(?:\s?\d{1,2})?$/i;
export const BUYER_LABELS =
	/^(?:(?:potential|prospective)\s)?(?:caller|customer|prospect|client|buyer|lead|homeowner|persuadee|patient|member|borrower|decision maker|guest|user)(?:\s?\d{1,2})?$/i;

const TITLE_WORDS =
	/\b(?:account|sales|senior|junior|chief|director|vp|vice|head|manager|owner|founder|co-founder|president|partner|engineer|executive|representative|rep|consultant|specialist|lead|officer|operations|marketing|finance|procurement|ceo|cto|cfo|coo|cio|cmo|analyst|assistant|coordinator|administrator|dentist|practice|office|regional|general|managing|customer|product|project|it)\b/i;
const PRONOUNS_OR_STATUS =
	/^(?:(?:she|he|they|her|him|them)(?:\s?\/\s?\w{2,6}){1,2}|guest|external|host|co-host|me|you|unverified|internal|participant|speaker)$/i;
/** NUL, direction marks and zero-width spaces, but not the joiner inside an emoji. */
const INVISIBLE = /(?!\s|\u200D)[\p{Cc}\p{Cf}]/gu;

export function folded(text: string): string {
	return decodeEntities(text)
		.normalize('NFC')
		.replace(INVISIBLE, '')
		.replace(/\s+/g, ' ')
		.replaceAll('’', "'")
		.trim()
		.toLowerCase();
}

/**
 * `Director of Sales, Acme`, `TribeAI Sales Rep` or `Acme`. `Owner,` is definitely a title, `at Acme` definitely a
 * company.
 */
export function titleAndCompany(text: string): { title?: string; company?: string } {
	const detail = text.trim();
	if (detail === '' || detail.endsWith('?') || PRONOUNS_OR_STATUS.test(detail)) return {};
	if (detail.endsWith(',')) return { title: detail.slice(0, -1).trim() };
	if (detail.startsWith('at ')) return { company: detail.slice(3).trim() };
	const comma = detail.lastIndexOf(', ');
	if (comma > 0) return { title: detail.slice(0, comma).trim(), company: detail.slice(comma + 2).trim() };
	const joint = /\s(?:at|@|from)\s/.exec(detail);
	if (joint !== null)
		return { title: detail.slice(0, joint.index).trim(), company: detail.slice(joint.index + joint[0].length).trim() };
	const word = TITLE_WORDS.exec(detail);
	if (word === null) return { company: detail };
	if (word.index === 0) return { title: detail };
	const before = detail.slice(0, word.index).trim();
	return /^\p{Lu}/u.test(before) ? { title: detail.slice(word.index), company: before } : { title: detail };
}

export function parseName(label: string): ParsedName {
	const text = decodeEntities(label)
		.replace(INVISIBLE, '')
		.replace(/\s+/g, ' ')
		.replace(/\\(?=[^\w\s])/g, '')
		.replace(/^\[([^[\]]+)\]$/, '$1')
		.trim();
	const parts = /^([^(|]{1,80}?)\s?(?:\(([^()]{1,80})\)|\|\s?(.{1,80}))$/.exec(text);
	if (parts?.[1] === undefined) return { name: text, key: folded(text), detail: '' };
	const outside = parts[1].trim();
	const inside = (parts[2] ?? parts[3] ?? '').trim();
	const ids = { key: folded(outside), detail: folded(inside) };
	if (SELLER_LABELS.test(outside) || BUYER_LABELS.test(outside)) {
		const [name = '', ...rest] = inside.split(/\s[-–—]\s|,\s/);
		if (/^\p{Lu}/u.test(name)) return { ...ids, name, title: rest.length > 0 ? rest.join(', ') : outside };
	}
	return { ...ids, name: outside, ...titleAndCompany(inside) };
}
