import { secondPersonVerb } from '#language/verbs.ts';
import type { Lead } from './lead.ts';
import { fixed, type Reason, spare, wordings } from './reason.ts';

const PROOFS = [
	{
		leads: 'One result, so that you need not rely on a description.',
		limit: (company: string) => `It is one case, and ${company} starts from somewhere else.`,
		ask: (company: string) => `Where does ${company} stand on the same point today?`,
		subjects: ['One result, one case', 'A case to compare with'],
		action: 'Name their own figure for the same point',
		objective: 'Get their own starting figure next to a proven one',
		more: 'How it was done there I can describe in a few lines, if that is useful.',
	},
	{
		leads: 'A second case, for comparison.',
		limit: () => 'Two cases are no law, though they make it easier to ask the right question.',
		ask: () => 'What would a result have to show before it meant something to you?',
		subjects: ['A second case', 'What would count as proof'],
		action: 'Say what would count as proof',
		objective: 'Learn which proof this contact believes',
		more: 'Both can be described in a few lines, if that is useful.',
	},
	{
		leads: 'One more result, because it comes from another side.',
		limit: (company: string) => `I leave it to you whether ${company} resembles any of them.`,
		ask: () => 'Which of the cases comes closest to yours?',
		subjects: ['Which case is closest', 'A last comparison'],
		action: 'Pick the closest case',
		objective: 'Let the contact place themselves among the cases',
		more: 'A comparison that limps in one point may still hold in another.',
	},
] as const;

const REPUTATIONS = [
	{
		leads: 'You will want to know whether others work with us.',
		limit: (company: string) => `That says something about us and nothing yet about ${company}.`,
		ask: () => 'What would you want to ask one of them?',
		subjects: ['Who works with us', 'A question to our clients'],
		action: 'Name a question for a client',
		objective: 'Learn which doubt a client of yours could answer',
		more: 'Clients can say things about us that we cannot say ourselves.',
	},
	{
		leads: 'One more thing that others say.',
		limit: () => 'It is no measurement, so take it as a hint.',
		ask: () => 'Would a figure convince you, or somebody you can ring?',
		subjects: ['A hint, no measurement', 'What would convince you'],
		action: 'Choose between a figure and a person',
		objective: 'Learn which proof this contact believes',
		more: 'The answer matters, because I would bring one or the other and not both.',
	},
	{
		leads: 'And this, for completeness.',
		limit: (company: string) => `Whether it means anything for ${company}, only a trial on your own work can tell.`,
		ask: () => 'On which case of yours would you test it?',
		subjects: ['For completeness', 'Which case to test'],
		action: 'Name a case to test',
		objective: 'Move from proof to a test of their own',
		more: 'One real case says more than any number of descriptions.',
	},
] as const;

/** One reason per result or reputation, at most three. */
export function proofs(lead: Lead): Reason[] {
	return lead.offer.proof.slice(0, PROOFS.length).flatMap(({ sentence, figure, measured, told }, index) => {
		const frame = measured ? PROOFS[index] : REPUTATIONS[index];
		if (frame === undefined) return [];
		const who =
			/^([^:]{2,40}):/.exec(told)?.[1] ??
			/\b(?:[Aa]t|[Ff]or) ((?:\p{Lu}[\p{L}'’&-]+ ?){1,4})/u.exec(told)?.[1]?.trim() ??
			namedFirst(told);
		return {
			name:
				who === undefined
					? ((measured
							? ['a result elsewhere', 'a second result', 'a third result']
							: ['who works with us', 'what others say', 'our references'])[index] ?? 'a result')
					: `the result at ${who}`,
			objective: frame.objective,
			subjects: [...(who === undefined ? [] : [`What changed at ${who}`]), ...frame.subjects],
			says: [
				[fixed(frame.leads), wordings(sentence)],
				[
					fixed(frame.limit(lead.company)),
					spare(index === 0 && measured ? 'The fair comparison is your own figure before and after.' : ''),
				],
			],
			more: frame.more,
			ask: frame.ask(lead.company),
			action: frame.action,
			note: `Make sure that ${who ?? 'the client behind it'} agreed to be named${figure ? ' and that the figure still holds' : ''}.`,
			onAnswer: measured
				? ([
						'A figure: repeat it in your next message, in their words.',
						'A condition: meet that one and no other.',
						'A pick: build the meeting on that case.',
					][index] ?? '')
				: ([
						'A doubt: ask what they would rather see.',
						'A wish: say plainly whether you can meet it.',
						'A comparison: ask what differs.',
					][index] ?? ''),
		};
	});
}

/** "Palmetto Homes closes repairs …" → "Palmetto Homes". */
function namedFirst(told: string): string | undefined {
	const [, name, verb = ''] = /^((?:\p{Lu}[\p{L}'’&-]+ ){2,4})(\p{Ll}+)/u.exec(told) ?? [];
	return secondPersonVerb(verb, true) === null ? undefined : name?.trim();
}
