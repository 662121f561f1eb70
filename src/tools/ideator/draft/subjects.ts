/** For pains that match no topic: what they are about, i.e. their first words up to the verb. */

const VERB =
	/^(?:are|is|was|were|do|does|did|don't|doesn't|will|can|cannot|can't|have|has|had|must|get|gets|take|takes|sit|sits|live|lives|spend|send|sends|pile|arrive|go|goes|come|comes|stay|slip|stop|stops|vanish|ask|asks|lie|leave|leaves|make|makes|cost|costs|need|needs|fall|falls|expire|change|changes|wait|waits|break|breaks|disagree|eat|eats|dry|appear|start|starts|begin|begins|repeat|keep|keeps|lack|never|always|only|often|still|rarely|hardly|no|not|pay|pays|cancel|forget|drop|reach|ring|rings|look|looks|differ|vary|match|miss|fail|sound|run|runs|rise|increase|build|call|calls|want|wants|hate|hates|write|writes|read|push|block|complain|say|says|move|land|hide|end|turn|book|trust|refuse|struggle|bring|use|answer|argue|negotiate|quit|ghost)$/i;

/** A list, since by their endings alone, ladders and folders would be people. */
const PEOPLE = new Set(
	(
		'agents applicants architects auditors brokers builders buyers callers candidates caregivers carriers chefs ' +
		'clients coaches contractors cooks couples crews customers dealers designers developers dispatchers doctors donors ' +
		'drivers editors employees engineers families farmers founders funders guests homeowners hospitals hygienists ' +
		'inspectors installers instructors landlords lawyers managers members nurses operators owners parents partners ' +
		'patients people pickers principals producers prospects receptionists recruiters reps residents reviewers ' +
		'salespeople sellers shippers sponsors staff students subcontractors subs suppliers teachers technicians tenants ' +
		'therapists trainers users vendors vets visitors volunteers workers writers'
	).split(' '),
);

export interface Subject {
	/** As used in a sentence: "spare parts". */
	name: string;
	isPeople: boolean;
}

/** Lowers the first word of a line; "RFIs" and "VAT" do not change. */
function inSentence(words: readonly string[]): string {
	const [first = '', ...rest] = words;
	const isName = /^\p{Lu}[\p{Ll}]*\p{Lu}|^\p{Lu}{2,}/u.test(first);
	return [isName ? first : first.toLowerCase(), ...rest].join(' ');
}

const MOST_WORDS = 4;

const NO_NOUN =
	/^(?:the|their|our|my|his|her|they|we|it|this|too|no|not|cant|dont|every|each|nobody|always|sometimes|perhaps)$/i;

function isPlural(word: string): boolean {
	return /^\p{L}[\p{L}-]{2,}(?<![sui'’])s$/u.test(word) || /^(?:people|staff)$/i.test(word);
}

/** The words before the verb. Without a known verb, the plural that the text begins with. */
function firstWords(words: readonly string[]): readonly string[] {
	const verb = words.findIndex((word, index) => index > 0 && VERB.test(word));
	const noun = words.slice(0, verb < 0 ? words.length : verb);
	const isWhole = noun.length <= MOST_WORDS && isPlural(noun.at(-1) ?? '');
	return isWhole ? noun : words.slice(0, 1);
}

/** Null if the first words are not a plural that one can ask about. */
export function subjectOf(pain: string): Subject | null {
	const noun = firstWords(pain.split(/\s+/));
	const last = noun.at(-1) ?? '';
	const isPlain = noun.every((word) => /^[\p{L}-]+$/u.test(word)) && !NO_NOUN.test(noun[0] ?? '');
	if (!isPlural(last) || !isPlain || VERB.test(last)) return null;
	return { name: inSentence(noun), isPeople: PEOPLE.has(last.toLowerCase()) };
}

const ABOUT_PEOPLE = [
	[
		'What would {name} tell me about an ordinary week if I asked them?',
		'What did {name} last ask you for, and what came of it?',
	],
	['What have you noticed about {name} in the last month?', 'What did {name} last hear from you, and on which way?'],
] as const;

const ABOUT_THINGS = [
	['What happened with the last two or three {name}?', 'Who looks after {name}, and what do they put aside for it?'],
	['When did {name} last keep somebody busy, and with what?', 'How does news of {name} reach you, and how soon?'],
] as const;

/** Two questions about the subject of a pain. `turn` varies the wording for several such pains. */
export function questionsAbout({ name, isPeople }: Subject, turn: number): string[] {
	const frames = isPeople ? ABOUT_PEOPLE : ABOUT_THINGS;
	return (frames[turn % frames.length] ?? []).map((frame) => frame.replace('{name}', name));
}
