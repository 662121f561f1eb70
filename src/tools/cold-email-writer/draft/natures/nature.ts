import type { IndustryTask } from '#content/industry.ts';

/**
 * The kind of trouble that a task causes. It decides what the e-mails say about the task, ask and offer, in every
 * trade. It includes a neutral task for trades that are not in the catalogue.
 */
export interface Nature {
	/** Words that indicate it, in a task or in the input. */
	signs: RegExp;
	/** Why it is worth a look, as a sentence. */
	why: string;
	/** The small step that the first e-mail asks for. */
	step: string;
	/** A question each for somebody who owns the business, leads in it, or does the work. */
	asks: Readonly<Record<Stance, string>>;
	/** Points without full stops, for an interview, a talk on air and a class. */
	report: string;
	talk: string;
	learn: string;
	/** Advice to the member. */
	approach: string;
	/** An objection between ‘ and ’, and how to answer it. */
	objection: string;
	task: IndustryTask;
}

export type Stance = 'owner' | 'lead' | 'doer';
