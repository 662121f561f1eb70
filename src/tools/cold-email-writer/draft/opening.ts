import { fillIfKnown } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import { CHALLENGE_SOURCES, INTRODUCTIONS } from '../options.ts';
import { may, type Paragraph } from './arrange.ts';
import type { Material } from './material.ts';
import { INTRODUCED, INTRODUCED_FALLBACK, KNOWN_FROM } from './sentences/shared.ts';

/** Who introduces, and what is known of the recipient: the beginning of every first e-mail. */
export interface Opening {
	introduction: Paragraph;
	subjects: readonly string[];
	/** The recipient's problem with how it is known; empty where none was said to them. */
	challenge: readonly string[];
}

export function openingOf(material: Material, input: ColdEmailInput): Opening {
	const { referrer, referrerFirst, referrerTitle: title, connection, challenge } = material;
	const said = input.introduction === INTRODUCTIONS[0] ? INTRODUCED.suggested : INTRODUCED.named;
	// The referrer is a source only if the member chose so; what was seen or read needs no further word.
	const source = input.challengeSource === CHALLENGE_SOURCES[0] ? referrerFirst : '';
	return {
		introduction: [
			fillIfKnown(said.titled, { referrer, title }) || fillIfKnown(said.untitled, { referrer }),
			may(connection),
		],
		subjects: [
			fillIfKnown(said.subject, { referrer }),
			fillIfKnown(said.subject, { referrer: referrerFirst }),
			INTRODUCED_FALLBACK,
		],
		challenge: challenge === '' ? [] : [challenge, fillIfKnown(KNOWN_FROM, { referrer: source })],
	};
}
