/**
 * A result as a neutral document: what the exporters (Markdown, plain text, DOCX, PDF, the page for a client) and "copy as text"
 * work from. Text is plain: no markup, no HTML.
 */

export interface Document {
	title: string;
	/** A line under the title, e.g. the company and the kind of call. */
	subtitle?: string;
	/** Who made it, for the title page: the member's name and company, where the input holds them. */
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
	/** Words of somebody else; `place` says where they stand, e.g. "line 19". */
	| { kind: 'quote'; text: string; place?: string }
	| { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
	| { kind: 'facts'; facts: readonly Fact[] };
