/** What a plan has to say to one kind of trouble, whatever the trade. No figure and no name stands here. */
export interface Kind {
	/** In the middle of a sentence, e.g. "calls that nobody answers". */
	about: string;
	/** As a heading. */
	issue: string;
	/** The trouble turned round, as an infinitive without "to". */
	goal: string;
	/** What is counted, as a noun phrase. */
	measure: string;
	/** What is to be found out where nobody named a cause, behind "whether". */
	cause: string;
	/** How its cost is reckoned, with a blank for each factor. */
	cost: string;
	/** What the client can do within a week, as an imperative without its full stop. */
	win: string;
	shows: string;
	effort: string;
	/** The work against it, as a heading. */
	work: string;
	/** What the client holds in hand afterwards. */
	hand: string;
	/** What the client is likely to ask before agreeing. */
	doubt: string;
	reply: string;
	prevent: string;
	/** What the last phase does about it. */
	later: string;
}
