import { quoted } from '#prose/sentences.ts';

/** Makes a quote the subject of a sentence. */

/** A quote that is a whole sentence, or begins like part of one. */
const CLAUSE =
	/^(?:I|I['’]\p{L}+|we|my|our|he|she|they|it|there|first|then|later|now|as|since|for|in|at|on|with|from|to|very|currently|used|worked|ran|led|managed|built|wrote|made|started|know|knows|love|like|enjoy|good at|great at|strong in)\b/iu;
/** Words that look plural and take a singular verb. */
const SINGULAR =
	/(?:ss|us|is|sales|logistics|operations|analytics|news|ads|sports|economics|politics|wordpress|saas|make-up)$/i;

/** "With “Excel” you see …". If the quote is a clause: "“I wrote the manual”: with that you …". */
export function withHelpOf(quote: string, verbPhrase: string): string {
	return CLAUSE.test(quote)
		? `${quoted(quote)}: with that you ${verbPhrase}`
		: `With ${quoted(quote)} you ${verbPhrase}`;
}

/** "“baking bread” gives …". If the quote is plural or a clause: "“spreadsheets”: this reads …". */
export function asSubject(quote: string, verbPhrase: string): string {
	const joined = /\s(?:and|&|\/)\s/.test(quote);
	const gerund = /^\p{L}+ing\b/u.test(quote) && !joined;
	const plural = joined || (/s$/iu.test(quote) && !SINGULAR.test(quote));
	return (plural && !gerund) || CLAUSE.test(quote)
		? `${quoted(quote)}: this ${verbPhrase}`
		: `${quoted(quote)} ${verbPhrase}`;
}
