/** The kinds of places that a text of the profile may stand in, and an example of each; empty where none helps. */
export const SLOTS = {
	/** What we do, the first step: one sentence that begins with "We" or "I". */
	we: { example: 'We keep the books of independent restaurants, from the supplier invoice to the VAT return.' },
	step: { example: 'We take one month of your supplier statements and tell you which credits are missing.' },
	how: { example: 'Your team photographs each invoice, and we enter it, check it and chase what is missing.' },
	result: { example: 'At a café in Leeds we found £3,140 of supplier credits in one year that nobody had claimed.' },
	check: { example: 'Take the last statement from your biggest supplier and tick off every invoice you can find.' },
	sentence: { example: 'Any line without a tick is either a missing cost or a credit you have not taken.' },
	/** What a check shows, said right after it. */
	shown: { example: 'Each of them is an order that went to somebody else.' },
	/** What a show is, and whom it reaches. */
	about: { example: 'It goes to 640 restaurant owners in Yorkshire on the first Friday of each month.' },
	question: { example: 'How long after the end of the month do you see your margin?' },
	/** The doubt heard most; may be short. */
	objection: { example: 'Do I have to give you my till log-in?' },
	answer: { example: 'No. You give us a read-only user, and you can switch it off any day.' },
	/** Up to five sentences. */
	passage: { example: 'Write down who gets what, and pin it up by the rota.' },
	/** Sentences or topics, a line each. */
	topics: { example: 'What you look at first on a Monday morning' },
	steps: { example: 'We compare it with the order and with last month’s price.' },
	/** The lines below a title: up to five, of whole sentences. */
	story: { example: 'The figures used to come on the 24th; now they come on the 5th.' },
	mistake: { example: 'The delivery app pays out on Tuesday, and the payout is booked as sales.' },
	title: { example: 'What happens to an invoice at our desk' },
	people: { example: 'restaurant owners' },
	picture: { example: 'Last month’s figures on the 5th' },
	headline: { example: 'Books for restaurants' },
	/** A name or a few words, for which no example helps. */
	name: { example: '' },
	/** What is sent or invited to, as it is said after "send you". */
	offered: { example: 'our one-page plan for the month end' },
	price: { example: '£280 a month' },
	/** What a photo shows. */
	photo: { example: 'my desk on a Monday with phone, statement and highlighter' },
	label: { example: '' },
	currency: { example: 'GBP' },
	email: { example: 'ruth@copperpan.example' },
	website: { example: 'copperpan.example' },
	links: { example: 'linkedin.com/in/ruth-ackroyd' },
	date: { example: '31 December' },
	/** A whole number. */
	number: { example: '60' },
	hashtags: { example: '#CopperPan #LeedsRestaurants' },
	signature: { example: 'Ruth Ackroyd' },
	/** Texts that are quoted, not put into sentences: only what cannot be shown anywhere is refused. */
	notes: { example: 'I ran the accounts office of a restaurant group for eleven years.' },
} as const satisfies Record<string, { example: string }>;

export type Slot = keyof typeof SLOTS;

/** What a text is judged against besides its slot. */
export interface Surroundings {
	/** Names of the own company. */
	own?: readonly string[];
	/** Names that may not be told: of clients who did not agree. */
	secret?: readonly string[];
	/** Whether a result may name its client. */
	mayName?: boolean;
}
