/** A sequence of e-mails to one person: what drafts and lists for sending programs are made from. */

export interface Mail {
	/** E.g. "Follow-up 1". */
	name: string;
	/** Days after the one before; 0 for the first. */
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
