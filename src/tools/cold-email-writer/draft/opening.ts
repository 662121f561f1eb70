import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import { CHALLENGE_SOURCES, INTRODUCTIONS } from '../options.ts';
import type { Paragraph } from './arrange.ts';
import type { Material } from './material.ts';
import { INTRODUCED, INTRODUCED_SUBJECT, KNOWN_FROM } from './sentences/shared.ts';

/** Who introduces, and what is known of the recipient: the beginning of every first e-mail. */
export interface Opening {
	introduction: Paragraph;
	subjects: readonly string[];
	/** The recipient's problem with how it is known; empty where none was said to them. */
	challenge: readonly string[];
}

export function openingOf(material: Material, input: ColdEmailInput): Opening {
	const { referrer, referrerFirst, referrerTitle: title, challenge } = material;
	const suggested = input.introduction === INTRODUCTIONS[0];
	const subject = suggested ? INTRODUCED_SUBJECT.suggested : INTRODUCED_SUBJECT.named;
	const names = [referrer, referrerFirst].filter((name) => name !== '');
	return {
		introduction: [
			referrer === '' ? '' : introduced(referrer, title, suggested),
			{ text: material.connection, need: 'may' },
		],
		subjects: [...names.map((name) => fill(subject, { referrer: name })), INTRODUCED_SUBJECT.fallback],
		challenge: challenge === '' ? [] : [challenge, knownFrom(input, referrerFirst)],
	};
}

function introduced(referrer: string, title: string, suggested: boolean): string {
	if (title === '') return fill(suggested ? INTRODUCED.suggested : INTRODUCED.named, { referrer });
	return fill(suggested ? INTRODUCED.suggestedWithTitle : INTRODUCED.namedWithTitle, { referrer, title });
}

/** The referrer is a source only if the member chose so; what was seen or read needs no further word. */
function knownFrom({ challengeSource }: ColdEmailInput, referrer: string): string {
	return challengeSource === CHALLENGE_SOURCES[0] && referrer !== '' ? fill(KNOWN_FROM, { referrer }) : '';
}
