/** What a proposal says to one kind of trouble. No figure stands here. */
export interface KindWords {
	/** Before the client's words, with a colon behind it. */
	lead: string;
	/** What gets better, inside a sentence. */
	gain: string;
	/** The option that takes up this trouble alone. */
	title: string;
	/** What the client notices. */
	benefit: string;
	/** What is counted, as a plural noun phrase. */
	measure: string;
	/** What is handed over against it. */
	deliver: string;
	/** What can be looked at before the end result is known. */
	early: string;
	/** What can go wrong when this is tackled. */
	risk: string;
}
