/**
 * A result as a neutral document: the source of the exporters (Markdown, plain text, DOCX, PDF, the page for a client)
 * and of "copy as text". Text is plain: no markup, no HTML.
 */

export interface Document {
	title: string;
	/** A line under the title, e.g. the company and the kind of call. */
	subtitle?: string;
	/** The author, for the title page: the member's name and company, where the input holds them. */
	author?: { name?: string; company?: string };
	/** Key facts, shown as a short list under the title. */
	facts: readonly Fact[];
	sections: readonly Section[];
}

export interface Fact {
	label: string;
	value: string;
}

export interface Section {
	heading: string;
	blocks: readonly Block[];
	sections?: readonly Section[];
}

export type Block =
	| { kind: 'paragraph'; text: string }
	| { kind: 'list'; items: readonly string[]; ordered?: boolean }
	/** Words of another person; `place` says where they are, e.g. "line 19". */
	| { kind: 'quote'; text: string; place?: string }
	| { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
	| { kind: 'facts'; facts: readonly Fact[] };
