import type { IndustryTask } from './industry.ts';

/**
 * Kinds of trouble that every trade has: the words that reveal each, and one piece of daily work for trades that are
 * not in the catalogue.
 */
export const everydayTroubles = {
	record: {
		signs:
			/\b(?:notes?|minutes|papers?|paperwork|forms?|receipts?|certificates?|compliance|records?|files?|documents?|questionnaires?|reports|reporting|licens\w+|audits?|retyp\w+|retypes|spreadsheets?|by hand|data entry|feeds?|transcripts?|write-ups?|writing up)\b/gi,
		task: {
			name: 'paperwork done by hand',
			hurts: 'The note is written on site, and someone at the desk types it again.',
			ways: ['type it up in the evening', 'send a photo', 'leave it on paper'],
			selfTest: 'Follow one case through the office and count how often the same facts are written.',
			measure: 'the times the same facts are written',
			question: 'Where does a note go first, and who writes it again?',
			owner: 'office administrator',
		},
	},
	handover: {
		signs:
			/\b(?:handovers?|instructions?|changes?|comments?|updates?|tracking|status|results?|news|feedback|communicat\w+|discharge|merge)\b/gi,
		task: {
			name: 'updates that come too late',
			hurts: 'Something changed in the morning, and the person who needed to know heard at noon.',
			ways: ['call around', 'text the group', 'tell people at the door'],
			selfTest: 'Take the last update that came too late and write down who knew it first.',
			measure: 'the updates that came too late',
			question: 'How does a change reach the last person who needs it?',
			owner: 'team lead',
		},
	},
	cover: {
		signs: /\b(?:shifts?|sick|substitutes?|overtime|rota|crews?|gaps?|absen\w+|coverage|understaffed|on call)\b/gi,
		task: {
			name: 'open shifts',
			hurts: 'Someone calls in sick, and the next hour goes into finding cover.',
			ways: ['text people one by one', 'post in a group', 'call the usual names'],
			selfTest: 'Take the last shift that opened up and note who was asked, in what order.',
			measure: 'the messages it takes to fill a shift',
			question: 'What happens between the sick call and the moment the shift is filled?',
			owner: 'shift manager',
		},
	},
	stock: {
		signs:
			/\b(?:parts?|suppl(?:y|ies)|stock\w*|materials?|inventory|spares?|items?|shel(?:f|ves)|subscription|medicines)\b/gi,
		task: {
			name: 'items that run out',
			hurts: 'The last one leaves the shelf, and the next person finds it empty.',
			ways: ['order by feel', 'walk the shelves', 'buy it around the corner'],
			selfTest: 'List what ran out last month and what each item held up.',
			measure: 'the hours spent waiting for an item',
			question: 'Who notices that something is about to run out?',
			owner: 'purchasing',
		},
	},
	staff: {
		signs:
			/\b(?:turnover|hir(?:e|es|ed|ing)|staff\w*|volunteers?|training|recruit(?:s|ed|ing|ment)|applicants?|onboard\w*)\b/gi,
		task: {
			name: 'the first weeks of new people',
			hurts: 'Someone new starts, and the person who knows the work has no time to show it.',
			ways: ['let them watch', 'write a manual', 'throw them in'],
			selfTest: 'Ask the last person you hired what they had to find out alone.',
			measure: 'the questions a new person asks in the first week',
			question: 'How does a new person learn what is written nowhere?',
			owner: 'team lead',
		},
	},
	wording: {
		signs:
			/\b(?:descriptions?|content|posts?|pages?|lessons?|articles?|newsletters?|listings?|photos?|campaigns?|social media|brochures?|stories|story|specifications?|clips)\b/gi,
		task: {
			name: 'texts written in a hurry',
			hurts: 'The text is due, someone else has the facts, and the old one gets copied again.',
			ways: ['copy the last one', 'ask around', 'hire a writer'],
			selfTest: 'Read one page aloud and mark every sentence a competitor could print.',
			measure: 'the sentences that would fit any company',
			question: 'Where do the facts come from when something has to be written?',
			owner: 'marketing',
		},
	},
	other: {
		signs: /$^/g,
		task: {
			name: 'day-to-day work',
			hurts: 'A small job is done by hand every day, and nobody has added up the hours.',
			ways: ['leave it to the newest person', 'do it after hours', 'share it out'],
			selfTest: 'Take the last time it went wrong and write down each step that led there.',
			measure: 'the times it went wrong last month',
			question: 'Which job would you hand over first, and what stops you?',
			owner: 'office manager',
		},
	},
	reach: {
		signs:
			/\b(?:calls?|callers?|phones?|voicemail|inquir\w+|enquir\w+|lead response|(?:new|web|sales|buyer|old) leads?|messages?|requests?|reviews?|missed|text us|by text)\b/gi,
		task: {
			name: 'calls and messages that wait',
			hurts: 'The phone rings while everyone is busy, and the caller does not try again.',
			ways: ['let it ring', 'call back after hours', 'pay an answering service'],
			selfTest: 'Take one busy day and mark every call or message that had to wait.',
			measure: 'the calls and messages that had to wait',
			question: 'What happens to a call that comes in while everyone is busy?',
			owner: 'front desk',
		},
	},
	lapse: {
		signs:
			/\b(?:past clients?|overdue|recall|quiet|lapsed?|declined|unscheduled|not now|leav(?:e|es|ing)|reminders?|dormant|renew\w*|return visits|churn\w*|stop (?:midway|coming|giving)|drop out|order less|years ago|elsewhere|after the (?:tour|showround|visit|return)|follow-ups?|never (?:finish|come back|return)\w*)\b/gi,
		task: {
			name: 'customers who go quiet',
			hurts: 'A good customer stops coming, and nobody sees it until someone asks for the name.',
			ways: ['send a card at the end of the year', 'call when it is slow', 'wait and hope'],
			selfTest: 'List the last people who went quiet, and what each of them heard from you before.',
			measure: 'the people who went quiet',
			question: 'How do you find out that someone has gone quiet?',
			owner: 'owner',
		},
	},
	pay: {
		signs:
			/\b(?:invoic\w+|bills?|billing|billed|payments?|tuition|fees?|claims?|collections?|deposits?|scope|installments?|receivables?|factoring|margin|detention|month-end)\b/gi,
		task: {
			name: 'invoices that wait',
			hurts: "The work is done, but the invoice waits for a note in someone's inbox.",
			ways: ['chase the details on Friday', 'ask each person', 'bill from memory'],
			selfTest: 'Pick one invoice that took too long and write down each place it waited.',
			measure: 'the days an invoice waits',
			question: 'What has to arrive before an invoice can move on?',
			owner: 'office manager',
		},
	},
	price: {
		signs: /\b(?:quot\w+|estimat\w+|proposals?|bids?|bidding|appraisals?|trade-in|tenders?|price(?:s|d)?|pricing)\b/gi,
		task: {
			name: 'quotes that go out late',
			hurts: 'The customer asked around, and the quote that came last was barely read.',
			ways: ['reuse an old quote', 'give a range by phone', 'wait for every detail'],
			selfTest: 'Put the day of each recent request next to the day the quote went out.',
			measure: 'the days from request to quote',
			question: 'What do you need to know before you can name a price?',
			owner: 'sales',
		},
	},
	book: {
		signs:
			/\b(?:schedul\w+|no-shows?|cancel\w*|appointments?|calendars?|dates?|bookings?|slots?|tours?|viewings?|test drives?|show up)\b/gi,
		task: {
			name: 'last-minute changes',
			hurts: 'One booking moves, and someone spends the morning on the phone about the rest.',
			ways: ['call everyone', 'text the group', 'leave the gap'],
			selfTest: 'Take one booking that moved and count the messages it took.',
			measure: 'the messages it takes to move a booking',
			question: 'Who has to know when a booking moves?',
			owner: 'office coordinator',
		},
	},
} satisfies Readonly<Record<string, { signs: RegExp; task: IndustryTask }>>;

export type EverydayTrouble = keyof typeof everydayTroubles;
