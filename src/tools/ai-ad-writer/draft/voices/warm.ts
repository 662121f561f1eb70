import type { Voice } from './voice.ts';

/** Voices that speak with the viewer: a friendly one, a caring one and an inspiring one. */

export const friendly: Voice = {
	Problem: [
		['{pain?}', 'With us it goes like this: {promise,}.'],
		['{gain}', "{pain?} Here's our way: {promise,}."],
		['{gain}', "{pain?} Here's our way: {item,}."],
		['{pain?}', "Here's what you get with us: {gain,}."],
		['{product}', "{pain?} Here's our way: {gain,}."],
	],
	Outcome: [
		['{gain}', "Here's what's in it: {item:thing}. And {gain2,}."],
		['{gain}', "Here's what's in it: {item:thing}."],
		['{gain}', "Here's how: {promise,}."],
		["Here's the good part", '{gain.} {item.}'],
		["Here's the good part", '{gain.}'],
	],
	Proof: [
		['{proof}', "That's us: {people,}."],
		['{proof}', "We're {business}. {gain.}"],
		['{proof}', "We're {business}. {promise.}"],
		["Hi, we're {business}", '{proof.} {gain.}'],
		["Hi, we're {business}", '{proof.}'],
		['A little about us', '{proof.} {gain.}'],
	],
	Offer: [
		['{offer}', '{product}, {price}: {item,}.'],
		['{offer}', "It's {price} otherwise: {product}, from us at {business}."],
		['{offer}', "Here's what's in it: {item:thing}."],
		['{gain}', 'A good moment to try us: {offer,}.'],
		['{product}', 'A good moment to try us: {offer,}.'],
	],
	Story: [
		["Hi, we're {business}", '{people.} {proof.}'],
		["Hi, we're {business}", '{people.}'],
		['Nice to meet you', '{people.}'],
	],
	Promise: [
		['{gain}', 'Our idea: {promise,}. {gain2.}'],
		['{gain}', 'Our idea: {promise,}.'],
		['{product}', 'Our idea: {promise,}.'],
	],
	'How it works': [
		["Here's how it goes", '{item.} {gain.}'],
		["Here's how it goes", '{item.}'],
	],
	Price: [
		['{product}: {price}', "And here's what's in it: {item:thing}."],
		["It's {price}", "{product}, and here's what's in it: {item:thing}."],
		["It's {price}", '{product}, from us at {business}.'],
	],
	Contrast: [
		['{gain}', '{pain.} With us: {gain2,}.'],
		["There's another way", '{pain.} With us: {gain2,}.'],
	],
	Question: [
		["What's in it?", '{item.} {gain.}'],
		["What's in it?", '{item.}'],
	],
	Audience: [
		['For {who,}', '{want.} Then come and see us: {gain,}.'],
		['For {who,}', 'Come and see us: {promise,}.'],
		['For {who,}', 'Come and see us: {gain,}.'],
		['For {who,}', "We're {business}, and this is {product}."],
		['{product}', "We're {business}, and this is for {who,}."],
	],
};

export const caring: Voice = {
	Problem: [
		['{gain}', '{pain.} Let us take care of it: {promise,}.'],
		['{product}', '{pain.} Let us take care of it: {promise,}.'],
		['{product}', '{pain.} Let us take care of it: {item,}.'],
		['{product}', '{pain.} What we can do for you: {gain,}.'],
	],
	Outcome: [
		['{gain}', 'We look after the rest: {item:thing}.'],
		['{gain}', 'So that you can breathe out: {promise,}.'],
		['You can breathe out', '{gain.} We look after the rest: {item:thing}.'],
		['You can breathe out', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Good to know before you trust somebody. {people.}'],
		['{proof}', 'Good to know before you trust somebody. {promise.}'],
		['{proof}', 'Good to know before you trust somebody. {gain.}'],
		['Before you trust somebody', '{proof.} {people.}'],
		['Before you trust somebody', '{proof.} {gain.}'],
		['Before you trust somebody', '{proof.}'],
	],
	Offer: [
		['{offer}', 'To make the first step easier. {product}: {price}.'],
		['{offer}', 'To make the first step easier: {item,}.'],
		['An easier first step', '{offer.} {product}: {price}.'],
		['An easier first step', '{offer.}'],
	],
	Story: [
		['Who looks after you', '{people.} {proof.}'],
		['Who looks after you', '{people.}'],
	],
	Promise: [
		['{gain}', 'What we do for you: {promise,}.'],
		['{product}', 'What we do for you: {promise,}.'],
	],
	'How it works': [
		['One step at a time', '{item.} {gain.}'],
		['One step at a time', '{item.}'],
	],
	Price: [
		['{product}: {price}', 'So that you know beforehand. {item.}'],
		['{price}, so that you know', '{product}: {item,}.'],
		['{price}, so that you know', '{product}, from {business}.'],
	],
	Contrast: [
		['{gain}', '{pain.} It can be gentler: {gain2,}.'],
		['It can be gentler', '{pain.} Then: {gain2,}.'],
	],
	Question: [
		['What will you do for me?', '{item.} {gain.}'],
		['What will you do for me?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{want.} We understand that. {promise.}'],
		['For {who,}', 'We take the time it needs: {promise,}.'],
		['For {who,}', 'We are here for you: {gain,}.'],
		['For {who,}', '{product}, and {business} is here for you.'],
		['{product}', '{business} is here for you: {who,}.'],
	],
};

export const inspiring: Voice = {
	Problem: [
		['{gain}', '{pain.} It can be different: {promise,}.'],
		['It can be different', '{pain.} Picture this instead: {promise,}.'],
		['It can be different', '{pain.} Picture this instead: {gain,}.'],
	],
	Outcome: [
		['Picture this: {gain,}', '{promise.} {item.}'],
		['Picture this: {gain,}', '{promise.}'],
		['{gain}', 'Picture it. {promise.}'],
		['Picture this', '{gain.} {item.}'],
		['Picture this', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Now it is your turn: {promise,}.'],
		['{proof}', 'Now it is your turn: {gain,}.'],
		['Now it is your turn', '{proof.} {gain.}'],
		['Now it is your turn', '{proof.}'],
	],
	Offer: [
		['{offer}', 'A good day to begin: {gain,}.'],
		['Begin today', '{offer.} {product}: {price}.'],
		['Begin today', '{offer.}'],
	],
	Story: [
		['Where we come from', '{people.} {proof.}'],
		['Where we come from', '{people.}'],
	],
	Promise: [
		['{gain}', 'This is what we work for: {promise,}.'],
		['{product}', 'This is what we work for: {promise,}.'],
	],
	'How it works': [
		['Your way there', '{item.} {gain.}'],
		['Your way there', '{item.}'],
	],
	Price: [
		['Your start: {price}', '{product}: {item,}. {gain.}'],
		['Your start: {price}', '{product}: {item,}.'],
		['Your start: {price}', '{product}, from {business}.'],
	],
	Contrast: [
		['{gain}', 'Now: {pain,}. Next: {gain2,}.'],
		['What comes next', 'Now: {pain,}. Next: {gain2,}.'],
	],
	Question: [
		['What is waiting for you?', '{item.} {gain.}'],
		['What is waiting for you?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{want.} Take the next step: {promise,}.'],
		['For {who,}', 'Take the next step: {promise,}.'],
		['For {who,}', 'Take the next step: {gain,}.'],
		['For {who,}', '{product}: the next step, with {business}.'],
		['{product}', 'The next step, for {who,}.'],
	],
};
