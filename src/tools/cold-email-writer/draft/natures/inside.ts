import { everydayTroubles } from '#content/everyday-troubles.ts';
import type { Nature } from './nature.ts';

/** Troubles inside a business. */

export const record: Nature = {
	...everydayTroubles.record,
	why: 'Every time a fact is typed again, someone waits for it.',
	step: 'Could I walk through one case with you, from the first note to the last copy?',
	asks: {
		owner: 'Which piece of paperwork still needs you?',
		lead: 'How often does your team type something that already exists?',
		doer: 'What do you type that already exists somewhere else?',
	},
	report: 'where a fact is first written down, and where it gets copied',
	talk: 'the form nobody likes, and who reads it in the end',
	learn: 'a map of where each fact is first written down',
	approach: 'Follow one case through the paperwork with the person who fills it in.',
	objection: '‘A person has to do that.’ Agree on who decides, and ask who types.',
};

export const handover: Nature = {
	...everydayTroubles.handover,
	why: 'One person knows it, and the person who needs it does not.',
	step: 'Could I show you this on one real example from last week?',
	asks: {
		owner: 'What do people ask you that someone else already knows?',
		lead: 'Who on your team has to ask because nobody tells them?',
		doer: 'What do you have to ask for every day?',
	},
	report: 'who knows first, and how everyone else finds out',
	talk: 'a message that came too late, and what came of it',
	learn: 'a table of who has to hear what, and from whom',
	approach: 'Pick one message that came too late and draw its path. The drawing is your first proposal.',
	objection: '‘We just talk to each other.’ Ask who was off the last time it went wrong.',
};

export const cover: Nature = {
	...everydayTroubles.cover,
	why: 'The people who say yes to every gap are the first to burn out.',
	step: 'Could I show you this on one shift that was hard to fill?',
	asks: {
		owner: 'Who fills in when nobody else can?',
		lead: 'Who makes the calls when a shift is open?',
		doer: 'Who do you ask first when someone is out?',
	},
	report: 'how an open shift gets filled, and by whom',
	talk: 'the hardest shift you ever had to fill',
	learn: 'an order for who gets asked first when a shift is open',
	approach: 'Ask about the last shift that was hard to fill. It is fresh, and it takes no report.',
	objection: '‘We always find someone.’ Ask who that someone usually is.',
};

export const stock: Nature = {
	...everydayTroubles.stock,
	why: 'A cheap part can hold up an expensive day.',
	step: 'Could I show you this on the last item that ran out?',
	asks: {
		owner: 'What do you overstock so that it never runs out?',
		lead: 'Who is first to know that something is about to run out?',
		doer: 'What did you last have to wait for?',
	},
	report: 'how the last one on the shelf turns into an order',
	talk: 'the smallest part that ever stopped your day',
	learn: 'a rule for the few items that must never run out',
	approach: 'Ask what ran out last and what it held up. Leave the full inventory for later.',
	objection: '‘We order by experience.’ Ask what happens when that person is off.',
};

export const staff: Nature = {
	...everydayTroubles.staff,
	why: 'People who leave take along whatever was never written down.',
	step: 'Could I show you this on the first week of one new hire?',
	asks: {
		owner: 'What can only you explain to a new person?',
		lead: 'Which task would your team give up first?',
		doer: 'What did nobody tell you when you started?',
	},
	report: 'what a new person only learns by asking',
	talk: 'the first week in this job, as it really is',
	learn: 'a plan for the first days of a new person, built on their own questions',
	approach: 'Talk about the hours the team gets back and what it would do with them, never about fewer people.',
	objection: '‘My people will see it as a threat.’ Start with the task they dislike most.',
};

export const wording: Nature = {
	...everydayTroubles.wording,
	why: 'Most of it gets written in a hurry, from an old copy.',
	step: 'Could I mark up one of your texts and send it back to you?',
	asks: {
		owner: 'What do you explain in every conversation that is written down nowhere?',
		lead: 'Who has the facts, and who has to write them up?',
		doer: 'Which text do you rewrite most often?',
	},
	report: 'where the facts for a text come from',
	talk: 'the sentence you have written most often',
	learn: 'a list of facts to collect before anyone starts to write',
	approach: 'Bring one rewritten page as a sample, built on public facts.',
	objection: '‘We have someone who writes.’ Ask how the facts get to that person.',
};

/** Used when no kind is certain: its sentences fit any task. */
export const other: Nature = {
	...everydayTroubles.other,
	why: 'It rarely breaks all at once, so nobody puts it on a list.',
	step: 'Could I show you how it works on one of your own cases?',
	asks: {
		owner: 'Who comes to you when this goes wrong?',
		lead: 'Who on your team notices first when this goes wrong?',
		doer: 'What do you do first when this goes wrong?',
	},
	report: 'where it goes wrong first, and who notices',
	talk: 'the last time it went wrong, and what you did',
	learn: 'a list of early signs, and who should watch for each',
	approach: 'Ask about the last time it went wrong, not about how it usually goes.',
	objection: '‘It is not that bad.’ Ask when it last happened, and what had to be put right.',
};
