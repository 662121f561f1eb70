/**
 * A result as a neutral document: the one source of the screen, the exporters (Markdown, plain text, DOCX, PDF, the page
 * for a client) and of "copy as text". Text is plain: no markup, no HTML. A document is made of a result that is still
 * being written as well: what has not arrived is left out.
 */

export interface Document {
	title: string;
	/** A line under the title, e.g. the company and the kind of call. */
	subtitle?: string;
	/** The author, for the title page: the member's name and company, where they are known; the email takes answers. */
	author?: { name?: string; company?: string; email?: string };
	/** What a client writes who accepts it; absent where there is nothing to accept. */
	acceptance?: string;
	/** Key facts, shown as a short list under the title. */
	facts: readonly Fact[];
	sections: readonly Section[];
}

export interface Section {
	heading: string;
	blocks: readonly Block[];
	sections?: readonly Section[];
	/** A status in a word, e.g. how urgent it is: beside the heading on the screen, the first fact in a file. */
	badge?: Badge | undefined;
	/** The heading on the screen, where a file says more in it: one that a list of sections has room for. */
	short?: string | undefined;
	/** One sentence that the screen shows below the heading. */
	note?: string | undefined;
	/** What the screen says where nothing stands in it. A file leaves it out; without this, so does the screen. */
	none?: string | undefined;
	/** The screen shows its heading alone until somebody opens it. */
	folded?: true | undefined;
	/**
	 * How the screen arranges its `sections`: each on a card of its own (the default), as `rows` of one card, or as
	 * `columns` of one card, its titled lists with them.
	 */
	parts?: 'rows' | 'columns' | undefined;
}

export interface Badge {
	/** What the word is about, e.g. "Urgency". */
	label: string;
	text: string;
	tone?: Tone | undefined;
}

/** The status colours. Colour is never the only signal: words or figures are beside it. */
export type Tone = 'green' | 'blue' | 'yellow' | 'orange' | 'red' | 'neutral';

export interface Fact {
	label: string;
	value: string;
	/** The label of a button that copies the value, e.g. "Copy reply". */
	copy?: string | undefined;
	/** The value is a status: the screen shows it in this colour. */
	tone?: Tone | undefined;
}

export type Block =
	| { kind: 'paragraph'; text: string }
	/** With a title, what its items are. */
	| { kind: 'list'; items: readonly string[]; ordered?: boolean | undefined; title?: string | undefined }
	/** Words of another person; `place` says where they are, e.g. "line 19". */
	| { kind: 'quote'; text: string; place?: string }
	| {
			kind: 'table';
			head: readonly string[];
			rows: readonly (readonly string[])[];
			/** Its name for those who cannot see it. */
			title?: string | undefined;
			/** Its cells are long texts: the screen shows each row as an entry, named by the first of them. */
			stacked?: true | undefined;
	  }
	| { kind: 'facts'; facts: readonly Fact[] }
	/** A text to send or to say, with a button of this label that copies its subject, where it has one, and the text. */
	| {
			kind: 'copy';
			text: string;
			label: string;
			subject?: string | undefined;
			/** What is shown and printed in place of the text, where that is more than paragraphs, e.g. its lists. */
			shown?: readonly Block[] | undefined;
			/** A second button, which copies another form of it. */
			also?: { label: string; text: string } | undefined;
	  };

/** A document as files hold it, without what only a screen can do: see `printed`. */
export interface PrintedDocument extends Document {
	facts: readonly PrintedFact[];
	sections: readonly PrintedSection[];
}

export type PrintedFact = Pick<Fact, 'label' | 'value'>;

export interface PrintedSection {
	heading: string;
	blocks: readonly PrintedBlock[];
	sections?: readonly PrintedSection[];
}

export type PrintedBlock =
	| Extract<Block, { kind: 'paragraph' | 'quote' }>
	| { kind: 'list'; items: readonly string[]; ordered?: boolean | undefined }
	| { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
	| { kind: 'facts'; facts: readonly PrintedFact[] };
