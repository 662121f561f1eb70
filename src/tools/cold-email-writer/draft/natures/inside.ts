import type { Nature } from './nature.ts';

/** Troubles inside a business. */

export const record: Nature = {
	signs:
		/\b(?:notes?|minutes|papers?|paperwork|forms?|receipts?|certificates?|compliance|records?|files?|documents?|questionnaires?|reports?|reporting|licens\w+|audits?|retyp\w+|retypes|spreadsheets?|by hand|data entry|feeds?)\b/gi,
	why: 'What is late or half filled in keeps somebody else waiting.',
	step: 'May I walk through one case with you, from the first note to the last copy?',
	asks: {
		owner: 'Which of these papers do you still ask for yourself?',
		lead: 'How often is the same fact written before the case is closed?',
		doer: 'What do you write again that already stands somewhere else?',
	},
	report: 'where a fact is written first, and where it is copied',
	talk: 'the form nobody likes, and who reads it in the end',
	learn: 'a map of where each fact is written for the first time',
	approach: 'Follow a single case through all its papers with the person who fills them in.',
	objection: '‘A person has to do that.’ Agree on who decides, and ask who types.',
	task: {
		name: 'notes that are typed again',
		hurts: 'The note is written on site, and somebody at the desk types it a second time.',
		ways: ['type it in the evening', 'send a photo', 'keep it on paper'],
		selfTest: 'Follow one case through the office and mark each place where it is written again.',
		measure: 'times the same fact is written',
		question: 'Where does a note from the field go first, and who writes it again?',
		owner: 'office administrator',
	},
};

export const handover: Nature = {
	signs:
		/\b(?:shifts?|handovers?|instructions?|changes?|comments?|updates?|tracking|status|results?|news|feedback|communicat\w+|discharge|questions?|merge)\b/gi,
	why: 'The fact is known in one place, and the person who needs it stands in another.',
	step: 'Could we trace one such message from the person who knew it to the one who needed it?',
	asks: {
		owner: 'What do people ask you that somebody else already knows?',
		lead: 'Who has to ask, because nobody tells them?',
		doer: 'What do you have to ask for every day?',
	},
	report: 'who knows first, and how the others hear of it',
	talk: 'a message that arrived too late, and what came of it',
	learn: 'a table of who has to hear what, and from whom',
	approach: 'Pick one message that came too late and draw its way: the drawing is the first proposal.',
	objection: '‘We just talk to each other.’ Ask who was off the last time it went wrong.',
	task: {
		name: 'changes nobody was told about',
		hurts: 'Something changed in the morning, and the person who needed to know heard it at noon.',
		ways: ['call around', 'write to a group', 'tell people at the door'],
		selfTest: 'Take the last change that caused trouble and write down who knew it when.',
		measure: 'changes that reached somebody too late',
		question: 'How does a change reach the last person who has to know it?',
		owner: 'team lead',
	},
};

export const stock: Nature = {
	signs:
		/\b(?:parts?|suppl(?:y|ies)|stock\w*|materials?|inventory|spares?|items?|shel(?:f|ves)|subscription|medicines|menus?)\b/gi,
	why: 'A missing piece stops work that is worth far more than the piece.',
	step: 'Could we take the last one that was missing and see who could have known it first?',
	asks: {
		owner: 'What do you keep too much of, so that it never runs out?',
		lead: 'Who knows first that something is about to run out?',
		doer: 'What have you last had to wait for?',
	},
	report: 'how the last one on the shelf turns into an order',
	talk: 'the smallest piece that ever stopped a day of work',
	learn: 'a rule for the few items that may never run out',
	approach: 'Ask for the last thing that ran out and what it held up, and leave the full inventory for later.',
	objection: '‘We order by experience.’ Ask what happens when the person with the experience is off.',
	task: {
		name: 'items that run out',
		hurts: 'The last one is taken from the shelf, and the next person finds it empty.',
		ways: ['order by feel', 'walk the shelves', 'buy it around the corner'],
		selfTest: 'List what ran out last month and write beside each what it held up.',
		measure: 'hours spent waiting for an item',
		question: 'Who notices that something is about to run out, and whom do they tell?',
		owner: 'purchasing',
	},
};

export const staff: Nature = {
	signs:
		/\b(?:turnover|hir(?:e|es|ed|ing)|candidates?|staff\w*|volunteers?|training|recruit\w*|applicants?|onboard\w*|overtime|substitutes?|sick|crews?)\b/gi,
	why: 'Whoever leaves takes along what was never written down.',
	step: 'Could we look at the first weeks of the last person who started, and at what they had to ask?',
	asks: {
		owner: 'What can nobody but you explain to a new person?',
		lead: 'Which work would you take off the team first?',
		doer: 'What did nobody tell you when you started?',
	},
	report: 'what a new person has to learn by asking',
	talk: 'the first week in this job, as it really is',
	learn: 'a plan for the first days of a new person, in their own questions',
	approach: 'Speak of the hours that the team gets back and what it would do with them, not of posts that fall away.',
	objection: '‘My people will see it as a threat.’ Begin with the task they name as the worst.',
	task: {
		name: 'the first weeks of new people',
		hurts: 'Somebody new starts, and the one who knows the work has no time to show it.',
		ways: ['let them watch', 'write a manual', 'throw them in'],
		selfTest: 'Ask the last person who started what they had to find out alone.',
		measure: 'questions a new person asks in the first week',
		question: 'How does a new person learn what is written nowhere?',
		owner: 'team lead',
	},
};

export const wording: Nature = {
	signs:
		/\b(?:descriptions?|content|posts?|pages?|lessons?|articles?|newsletters?|listings?|photos?|campaigns?|social media|brochures?|stories|story|specifications?|clips)\b/gi,
	why: 'It is read once by the person it was meant for, and written in a hurry all the same.',
	step: 'May I take one text of yours and mark what could stand on any other page as well?',
	asks: {
		owner: 'What do you explain in every talk that stands nowhere in writing?',
		lead: 'Who knows the facts, and who has to write them up?',
		doer: 'Where do you find the facts when you have to write one?',
	},
	report: 'where the facts for a text come from',
	talk: 'the sentence you have written most often',
	learn: 'a list of facts to collect before anyone writes a line',
	approach: 'Bring one rewritten page as a sample, from facts that are public.',
	objection: '‘We have somebody who writes.’ Ask how the facts get to that person.',
	task: {
		name: 'texts written in a hurry',
		hurts: 'The text is due, the facts sit with somebody else, and the old one is copied again.',
		ways: ['copy the last one', 'ask around', 'hire a writer'],
		selfTest: 'Read one page aloud and mark each sentence that another company could print.',
		measure: 'sentences that would fit any company',
		question: 'Where do the facts come from when something has to be written?',
		owner: 'marketing',
	},
};

/** Where no kind can be told for sure: what is said fits any task. */
export const other: Nature = {
	signs: /$^/g,
	why: 'It seldom fails all at once, which is why nobody puts it on a list.',
	step: 'Could we take the last time it went wrong and see where it began?',
	asks: {
		owner: 'Who comes to you when it goes wrong?',
		lead: 'Who notices first when it goes wrong?',
		doer: 'What do you do first when it goes wrong?',
	},
	report: 'where it goes wrong first, and who notices',
	talk: 'the last time it went wrong, and what you did',
	learn: 'a list of early signs, with who should look for each',
	approach: 'Ask for the last time it went wrong, and not for how it usually goes.',
	objection: '‘It is not so bad.’ Ask when it last was, and what had to be put right.',
	task: {
		name: 'work done by hand',
		hurts: 'A small job is done by hand each day, and nobody has ever added up the hours.',
		ways: ['leave it to the newest colleague', 'do it in the evening', 'share it out'],
		selfTest: 'Write down for a day what was done by hand and had been done the day before as well.',
		measure: 'small jobs that come back each day',
		question: 'Which job would you hand over first, and what keeps you from it?',
		owner: 'office',
	},
};
