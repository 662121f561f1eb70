import { listOf } from '#prose/sentences.ts';
import type { Call, Roles, SpeakerRole } from '#transcript/call.ts';

/** One side of the call, and how a text calls it. */
export interface Party {
	speakers: readonly number[];
	/** "Nadia", "the agent", "Owen and Beth"; "the customer's side" for more than three. */
	name: string;
	/** Whether a verb behind `name` stands in the plural. */
	plural: boolean;
}

const GENERIC =
	/^(?:agent|caller|customer|client|buyer|seller|sales ?person|sales ?rep(?:resentative)?|rep|representative|prospect|persuader|persuadee|interviewer|host|guest|operator|homeowner|receptionist|advis[eo]r|consultant|vendor|lead|user|speaker|moderator|doctor|patient)$/i;

/** How a text calls a speaker: labels that are a role read "the agent", names stay as they are. */
export function calledBy(label: string): string {
	return GENERIC.test(label.trim()) ? `the ${label.trim().toLowerCase()}` : label.trim();
}

export function speakerName(call: Call, speaker: number | null): string {
	const found = speaker === null ? undefined : call.speakers[speaker];
	if (found === undefined) return 'somebody';
	const plain = found.label !== '' && !/[()[\]|/]/.test(found.label);
	return calledBy(plain ? found.label : found.name);
}

export function partyOf(call: Call, roles: Roles, role: SpeakerRole, fallback: string): Party {
	const speakers = roles.roles.flatMap((given, index) =>
		given === role && (call.speakers[index]?.turns ?? 0) > 0 ? [index] : [],
	);
	const names = speakers.map((speaker) => speakerName(call, speaker));
	if (names.length === 0) return { speakers, name: fallback, plural: false };
	if (names.length > 3) return { speakers, name: `${fallback}'s side`, plural: false };
	return { speakers, name: listOf(names), plural: names.length > 1 };
}
