import type { ProblemsOfOneKind } from '../problem.ts';

/** Prices, quotes and what brings new customers. */
export const selling: ProblemsOfOneKind = {
	quoting: {
		name: 'writing quotes',
		workflow: [
			'What happened with the last quote you sent, from the request to the moment it went out?',
			'What do you have to know before you can name a price, and where does it come from?',
			'Who writes the quotes, and when in the week?',
		],
		test: [
			'How long did your last quote take, from the request to the day it went out?',
			'What became of the quote that took longest?',
			'Of your last ten quotes, how many became orders?',
		],
	},
	'quote-follow-up': {
		name: 'quotes that nobody follows up',
		workflow: [
			'What do you do in the two weeks after a quote has gone out?',
			'How do you know, at any moment, which quotes are still open?',
		],
		test: [
			'How many of last month’s quotes are still open, and what are they worth?',
			'What do you know about why the last few quotes were turned down?',
		],
	},
	pricing: {
		name: 'prices and what a job costs',
		workflow: [
			'How did you arrive at the last price you gave a customer?',
			'How do you find out what a product or a piece of work cost you in the end?',
		],
		test: [
			'Of your last ten jobs or orders, which brought in less than you expected, and how do you know?',
			'When did you last change a price, and what made you do it?',
		],
	},
	'lead-quality': {
		name: 'inquiries that lead nowhere',
		workflow: [
			'What happened with the last inquiry that came to nothing, from the first message to the end?',
			'What do you ask somebody new before you give them your time?',
		],
		test: [
			'What became of each of the last ten inquiries?',
			'How much time went into inquiries last week, and whose was it?',
		],
	},
	'few-customers': {
		name: 'too few new customers',
		workflow: [
			'How do new customers usually find you?',
			'What was done last month so that people find you, and by whom?',
			'What do people want to know before they choose you?',
		],
		test: [
			'How did last month compare with the same month a year ago, in customers?',
			'What have you tried in the last year to become better known, and what came of it?',
			'When in the last month did you have room for more customers?',
		],
	},
	discounts: {
		name: 'discounts',
		workflow: [
			'How do you decide who gets a discount, and how much?',
			'Which discounts are running today, and who can use each of them?',
		],
		test: [
			'How many of last month’s sales carried a discount, and what did you earn on them?',
			'What happened the last time you stopped a discount, if you ever did?',
		],
	},
	'price-objections': {
		name: 'people who find the price too high',
		workflow: [
			'When do you speak about the price, and what do you say?',
			'What do people compare your price with, as far as you know?',
		],
		test: [
			'Of the last ten people who asked your price, how many bought?',
			'What did the last few people say about the price?',
		],
	},
	platforms: {
		name: 'what platforms and portals charge',
		workflow: [
			'Which platforms bring you bookings or orders, and what does each of them charge?',
			'How do people book or order with you directly, without a platform?',
		],
		test: [
			'What did platforms cost you last month, and how many orders or bookings came through them?',
			'What have you tried in order to sell more directly, and what came of it?',
		],
	},
	competition: {
		name: 'others in the same trade',
		workflow: [
			'How do people choose between you and others, as far as you know?',
			'Where do you see what others in your trade offer and charge?',
		],
		test: [
			'How many people went to somebody else in the last few months, as far as you know, and why?',
			'What do people say when they come to you from somebody else?',
		],
	},
	advertising: {
		name: 'advertising and what it brings',
		workflow: [
			'Where do you advertise today, if anywhere, and who looks after it?',
			'How do you find out what made somebody get in touch with you?',
		],
		test: [
			'What did you spend on advertising in the last three months, and what came of it?',
			'Of the last five people who got in touch with you, how many came through an advert, as far as you know?',
		],
	},
	website: {
		name: 'the website',
		workflow: [
			'When was something last changed on your website, and who did it?',
			'What do people look for on your website, as far as you know?',
			'How does a message from your website reach you, and who answers it?',
		],
		test: [
			'How many people got in touch through your website last month?',
			'What have people said to you about your website lately, if anything?',
			'What did your website cost you in the last year, with everything around it?',
		],
	},
	pictures: {
		name: 'pictures of what is sold',
		workflow: [
			'Who takes the pictures of what you sell, and what is done to them afterwards?',
			'What has to happen before something new can be seen online?',
		],
		test: [
			'How many hours went into pictures last month, and whose?',
			'What did somebody last say about a difference between a picture and the real thing, if anything?',
		],
	},
	texts: {
		name: 'texts, posts and newsletters',
		workflow: [
			'What did you last publish or send out, and how did it come about?',
			'Who writes what you publish or send out, and when in the week?',
		],
		test: [
			'How much did you publish or send out in the last two months, and how much had you planned?',
			'What came of the last few things you published or sent out, as far as you can tell?',
		],
	},
	'asked-for': {
		name: 'what people ask for and do not get',
		workflow: [
			'What have people asked you for in the last few months that you do not have?',
			'What did you tell the last person who asked for something you do not have?',
		],
		test: [
			'How often have you had to say no to a request in the last few months?',
			'What did it cost you the last time you could not give somebody what they asked for, if anything?',
		],
	},
};
