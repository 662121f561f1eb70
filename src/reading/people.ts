import {
	APPROVAL_STEPS,
	AUTHORITY_QUESTION,
	DECIDER_NAMED,
	DECIDER_SAID,
	DECIDES_ALONE,
	DECIDES_ELSEWHERE,
	ROLE_SAID,
} from './cues/people.ts';
import type { CallFacts } from './facts.ts';
import { nextTurn } from './facts.ts';
import { type Moment, match, momentAt } from './remark.ts';
import type { TurnFacts } from './turn.ts';

export interface People {
	/** What is known of the prospect's role: from the header, or said. Verbatim. */
	roles: readonly { line: number; quote: string }[];
	decider: 'present' | 'absent' | 'unknown';
	/** What was said of who decides. */
	said: readonly Moment[];
	/** "my wife", "the board", where one was named. */
	named: string;
	approval: Moment | null;
	/** The salesperson asked who decides. */
	asked: Moment | null;
}

/** A line of the header that names a speaker of the prospect's side with a title. */
function headerRoles(facts: CallFacts): { line: number; quote: string }[] {
	return facts.buyer.speakers.flatMap((index) => {
		const speaker = facts.call.speakers[index];
		const title = speaker?.title;
		if (speaker === undefined || title === undefined) return [];
		const piece = facts.call.head.find(
			({ text }) => text.includes(title) && text.includes(speaker.name.split(' ')[0] ?? ''),
		);
		if (piece === undefined) return [];
		return [{ line: piece.line, quote: piece.text.replace(/^[\s*\-•]+/, '').trim() }];
	});
}

function saidOfDeciding(facts: CallFacts): Moment[] {
	const moments = facts.said.prospect.flatMap((remark) => match(remark, DECIDER_SAID, /\?$/) ?? []);
	const asked = facts.said.salesperson.find((remark) => remark.questions > 0 && AUTHORITY_QUESTION.test(remark.folded));
	if (asked === undefined) return moments;
	const reply = nextTurn(facts, asked.turn, 'prospect', 2);
	const first = reply?.remarks.find((remark) => remark.words > 2 && remark.questions === 0);
	if (first === undefined || moments.some((moment) => moment.remark.turn === first.turn)) return moments;
	return [...moments, momentAt(first, 0, Math.min(first.text.length, 40))].sort((a, b) => a.line - b.line);
}

const NOT_A_NAME = new Set(
	'He She It They That This Then We You Somebody Someone Nobody Everybody Everyone Which There What But And So Anyone'.split(
		' ',
	),
);
const DECIDING_NAME =
	/\b(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,[^.]{0,30},)? (?:will|has to|would|'ll|and (?:I|me) (?:both |will |have to )?(?:sign|decide|agree)|signs|decides|approves|makes the)\b/u;
const FULL_NAME = /\b(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)\b/u;
const ONLY_NAME = /^(\p{Lu}\p{Ll}+)[.,]/u;

/** "Keziah" out of "But Keziah". */
function bareName(name: string): string {
	const [first = '', ...rest] = name.split(' ');
	return rest.length > 0 && NOT_A_NAME.has(first) ? rest.join(' ') : name;
}

/** Who has to agree, in the prospect's words: a name, or "my wife". */
function namedIn(said: readonly Moment[], reply: TurnFacts | null): string {
	for (const { remark } of said) {
		const name = DECIDING_NAME.exec(remark.text)?.[1];
		if (name !== undefined && !NOT_A_NAME.has(bareName(name))) return bareName(name);
	}
	const answered =
		reply?.remarks.flatMap(({ text }) => FULL_NAME.exec(text)?.[1] ?? ONLY_NAME.exec(text)?.[1] ?? []).map(bareName) ??
		[];
	const name =
		answered.find((found) => !NOT_A_NAME.has(found) && found.includes(' ')) ??
		answered.find((found) => !NOT_A_NAME.has(found) && !/^(?:Yes|No|Well|Just|Only|Me)$/.test(found));
	if (name !== undefined) return name;
	const role =
		said
			.map(({ remark }) => DECIDER_NAMED.exec(remark.text.replaceAll('’', "'"))?.[0] ?? '')
			.find((found) => found !== '') ?? '';
	return /^(?:my|our|the) (?:people|team|colleagues|partner)$/i.test(role) ? '' : role;
}

/** The words that name who decides come first; the order of the call otherwise. */
function namedFirst(said: readonly Moment[], named: string): Moment[] {
	if (named === '') return [...said];
	return said.toSorted((a, b) => Number(b.remark.text.includes(named)) - Number(a.remark.text.includes(named)));
}

function isOnTheCall(facts: CallFacts, named: string): boolean {
	const first = named.split(' ')[0] ?? '';
	return (
		first !== '' &&
		facts.buyer.speakers.some((index) => facts.call.speakers[index]?.name.split(' ').includes(first) === true)
	);
}

function deciderOf(facts: CallFacts, said: readonly Moment[]): People['decider'] {
	const elsewhere = said.some(({ remark }) => DECIDES_ELSEWHERE.test(remark.folded));
	if (elsewhere) return 'absent';
	const alone = facts.said.prospect.some(
		(remark) => remark.questions === 0 && DECIDES_ALONE.test(remark.folded) && !DECIDES_ELSEWHERE.test(remark.folded),
	);
	return alone ? 'present' : 'unknown';
}

export function peopleOf(facts: CallFacts): People {
	const said = saidOfDeciding(facts);
	const asked = facts.said.salesperson.find((remark) => remark.questions > 0 && AUTHORITY_QUESTION.test(remark.folded));
	const roles = facts.said.prospect
		.flatMap((remark) => (remark.questions > 0 ? [] : (match(remark, ROLE_SAID, /\bnot (?:the|a)\b/i) ?? [])))
		.map(({ line, quote }) => ({ line, quote }));
	const alone = facts.said.prospect.flatMap((remark) =>
		remark.questions > 0 ? [] : (match(remark, DECIDES_ALONE, DECIDES_ELSEWHERE) ?? []),
	);
	const lines = new Set(said.map(({ line }) => line));
	const all = [...said, ...alone.filter(({ line }) => !lines.has(line))].sort((a, b) => a.line - b.line);
	const reply = asked === undefined ? null : nextTurn(facts, asked.turn, 'prospect', 2);
	const named = namedIn(all, reply);
	const approval = facts.said.prospect.flatMap((remark) =>
		remark.questions > 0 ? [] : (match(remark, APPROVAL_STEPS) ?? []),
	)[0];
	return {
		roles: [...headerRoles(facts), ...roles],
		decider: isOnTheCall(facts, named)
			? 'present'
			: reply !== null && named.includes(' ') && reply.text.includes(named)
				? 'absent'
				: deciderOf(facts, all),
		said: namedFirst(all, named),
		named,
		approval: approval ?? null,
		asked: asked === undefined ? null : match(asked, AUTHORITY_QUESTION),
	};
}
