import type { Problem } from '../problem.ts';

export const slowReplies = {
	id: 'slow-replies',
	name: 'inquiries that wait for an answer',
	near: ['missed-calls', 'lead-quality'],
	detect: [
		{
			pattern:
				/\b(?:[ie]nquir(?:y|ies)|leads?|requests?|e-?mails?|messages?)\b[^.;\n]{0,40}\b(?:waits?|waiting|late|slow(?:ly)?|unanswered|too long|lost|forgotten|days|overnight|after hours|go cold|sit (?:in|until)|buried|pile up|overlooked)\b/i,
			finds: [
				'Every inquiry waits until Monday',
				'enquiries are waiting',
				'Leads are called too late',
				'answers to e-mails are slow',
				'a lead goes unanswered',
				'Messages stay open too long',
				'emails get lost',
				'leads are forgotten',
				'a request takes days',
				'leads lie overnight',
				'Inquiries come in after hours',
				'a lead may sit until Monday',
				'messages are buried in five apps',
				'Leads from portals go cold',
				'old inquiries sit in a drawer',
				'e-mails pile up',
				'inquiries are overlooked',
			],
			leaves: ['Requests interrupt us all day', 'She leads the team', 'We email the plan'],
		},
		{
			pattern:
				/(?<!not |n't )\b(?:repl(?:y|ies|ying)|answer(?:s|ing)?|respon(?:d|se)\w*)\b[^.;\n]{0,40}\b(?:too late|slow(?:ly)?|too long|faster|the same day|leads|e-?mails|messages|dms)\b/i,
			finds: [
				'They reply too late',
				'Replies are slow',
				'A response takes too long',
				'Competitors answer faster',
				'Competitors reply the same day',
				'Nobody responds to leads',
				'She is replying to emails at midnight',
				'he answers the messages',
				'Stylists spend breaks answering DMs',
			],
			leaves: ['The right answer is four', 'They do not answer emails', 'Parents don’t answer e-mails'],
		},
		{
			pattern: /\b(?:late|slow) (?:response|repl(?:y|ies)|answers)\b/i,
			finds: ['Slow response times', 'a slow reply', 'slow replies', 'Late answers make bad reviews'],
			leaves: ['Slow food'],
		},
		{
			pattern: /\bwaits?\b[^.;\n]{0,40}\bfor an? (?:answer|reply)\b|\b(?:never|not) called back\b/i,
			finds: [
				'Patients wait three weeks for an answer',
				'she waits for a reply',
				'families are never called back',
				'customers are not called back',
			],
			leaves: ['Wait for the bus'],
		},
		{
			pattern: /\blate answer and the (?:guest|customer|client)\b/i,
			finds: [
				'Late answer and the guest books other hotel',
				'late answer and the customer is gone',
				'late answer and the client is gone',
			],
			leaves: ['a late answer'],
		},
		{
			pattern:
				/\b(?:los(?:e|es|ing)|lost) (?:\w+ ){0,2}(?:clients?|customers?|jobs?|leads|work|bookings?|sales?)\b[^.;\n]{0,10}\bbecause\b[^.;\n]{0,30}\b(?:answers?|repl(?:y|ies)|responds?)\b/i,
			finds: [
				'The owner lose clients because he answer only in the night',
				'we lost a customer because nobody replies on Sunday',
				'she loses jobs because no one responds in time',
				'losing leads because he replies at night',
				'lose work because we reply late',
				'lose a booking because we reply late',
				'a lost sale because nobody will reply',
			],
			leaves: ['Customers leave because the answer is no'],
		},
		{
			pattern:
				/\bwaits? (?:and|then) (?:goe?s?|books?|calls?|takes?) (?:\w+ ){0,2}(?:concurrence|competitors?|(?:some|any)(?:body|one) else|elsewhere|another)\b/i,
			finds: [
				'Customer waits and goes to concurrence',
				'they wait and go elsewhere',
				'the buyer waits then calls somebody else',
				'who waits and books another',
				'a family will wait and take anyone else',
				'the lead waits and calls a competitor',
			],
			leaves: ['He waits and goes to bed'],
		},
		{
			pattern: /\btakes? (?!customers|clients|patients|parents|people)(?:\w+ ){0,4}to (?:answer|reply|respond)\b/i,
			finds: ['it takes two days to answer a request', 'he takes hours to reply', 'Agents take too long to respond'],
			leaves: ['It takes customers weeks to answer'],
		},
		{
			pattern:
				/\b(?:[ie]nquir(?:y|ies)|leads?|web ?forms?|dms)\b[^.;\n]{0,40}\b(?:nobody (?:answers|replies|sees)|on weekends?|at night)\b/i,
			finds: [
				'Inquiries come in on weekends',
				'web forms that nobody sees',
				'a lead comes in at night',
				'DMs that nobody answers',
				'enquiry by mail and nobody replies',
			],
			leaves: ['She leads a choir on Mondays'],
		},
	],
	sentences: {
		workflow: [
			'Where do new inquiries come in, and who sees each of them first?',
			'What happened with the last inquiry, from its arrival to your answer?',
			'Who answers new inquiries when the usual person is away?',
		],
		test: [
			'How long did each of the last five inquiries wait for a first answer?',
			'What became of the last inquiry that had to wait, if there was one?',
			'Of last month’s inquiries, how many became customers?',
		],
	},
} as const satisfies Problem;
