/** A sequence of emails to one person: the source of drafts and of lists for sending programs. */

export interface Mail {
	/** E.g. "Follow-up 1". */
	name: string;
	/** Days after the previous one; 0 for the first. */
	waitDays: number;
	subject: string;
	/** Plain text, signature and footer included. */
	body: string;
}

export interface Mailing {
	to: { firstName: string; lastName: string; address: string; company: string; title: string };
	from: { name: string; address: string };
	mails: readonly Mail[];
}
