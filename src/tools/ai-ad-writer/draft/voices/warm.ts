import type { Voice } from './voice.ts';

/** A friendly, a caring and an inspiring voice. */

export const friendly: Voice = {
	Problem: [
		['{pain?}', 'Not with us: {promise,}.'],
		['{short}', '{pain?} Not with us: {promise,}.'],
		['{short}', '{pain?} We do it differently: {item,}.'],
		['{pain?}', "Here's what you get with us: {gain,}."],
		['{short}', '{pain?} We do it differently: {gain,}.'],
	],
	Outcome: [
		['{gain}', "Here's what's in it: {item:thing}. {gain2.}"],
		['{gain}', "Here's what's in it: {item:thing}."],
		['{gain}', "And that's not all: {promise,}."],
		['{short}', '{gain.} {item.}'],
		['{short}', '{gain.}'],
	],
	Proof: [
		['{proof}', "That's us: {people,}."],
		['{proof}', "We're {business}. {gain.}"],
		['{proof}', "We're {business}. {promise.}"],
		['{short}', '{proof.} {gain.}'],
		['{short}', '{proof.}'],
	],
	Offer: [
		['{deal}', '{product}, {price}: {item,}. The offer runs {end}.'],
		['{deal}', "It's yours with {product} {end}. {gain.}"],
		['{offer}', '{product}, {price}: {item,}.'],
		['{offer}', "It's {price} otherwise: {product}, from us at {business}."],
		['{offer}', "Here's what's in it: {item:thing}."],
		['{short}', 'A good moment to try us: {offer,}.'],
	],
	Story: [
		['{short}', '{people.} Nice to meet you.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [
		['{short}', 'Our idea: {promise,}. {gain2.}'],
		['{short}', 'Our idea: {promise,}.'],
	],
	'How it works': [
		['{short}', "Here's what goes into it: {item:thing}."],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
	],
	Price: [
		['{product}: {price}', "And here's what's in it: {item:thing}."],
		["It's {price}", "{product}, and here's what's in it: {item:thing}."],
		["It's {price}", '{product}, from us at {business}.'],
	],
	Contrast: [['{short}', '{pain.} With us: {gain2,}.']],
	Question: [
		['What do you get for {price}?', '{item.} {gain.}'],
		['What do you get for {price}?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{want.} Then come and see us: {gain,}.'],
		['For {who,}', 'Come and see us: {promise,}.'],
		['For {who,}', 'Come and see us: {gain,}.'],
		['For {who,}', "We're {business}, and this is {product}."],
		['{short}', "We're {business}, and this is for {who,}."],
	],
};

export const caring: Voice = {
	Problem: [
		['{short}', '{pain.} Let us take care of it: {promise,}.'],
		['{short}', '{pain.} Let us take care of it: {item,}.'],
		['{short}', '{pain.} What we can do for you: {gain,}.'],
		['{short}', '{pain.} {promise.}'],
	],
	Outcome: [
		['{gain}', 'We look after the rest: {item:thing}.'],
		['{gain}', 'So that you can breathe out: {promise,}.'],
		['{short}', '{gain.} We look after the rest: {item:thing}.'],
		['{short}', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Good to know before you trust somebody. {people.}'],
		['{proof}', 'Good to know before you trust somebody. {promise.}'],
		['{proof}', 'Good to know before you trust somebody. {gain.}'],
		['{short}', '{proof.} {people.}'],
		['{short}', '{proof.} {gain.}'],
		['{short}', '{proof.}'],
	],
	Offer: [
		['{deal}', 'To make the first step easier {end}. {product}: {price}.'],
		['{deal}', 'To make the first step easier {end}. {gain.}'],
		['{offer}', 'To make the first step easier. {product}: {price}.'],
		['{offer}', 'To make the first step easier: {item,}.'],
		['{short}', '{offer.} {product}: {price}.'],
		['{short}', '{offer.}'],
	],
	Story: [
		['{short}', 'Who looks after you: {people,}.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [['{short}', 'What we do for you: {promise,}.']],
	'How it works': [
		['{short}', 'One step at a time: {item,}.'],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
	],
	Price: [
		['{product}: {price}', 'So that you know beforehand. {item.}'],
		['{price}, so that you know', '{product}: {item,}.'],
		['{price}, so that you know', '{product}, from {business}.'],
	],
	Contrast: [
		['{short}', '{pain.} It can be gentler: {gain2,}.'],
		['{short}', '{pain.} Then: {gain2,}.'],
	],
	Question: [
		['What does {price} cover?', '{item.} {gain.}'],
		['What does {price} cover?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{want.} We understand that. {promise.}'],
		['For {who,}', 'We take the time it needs: {promise,}.'],
		['For {who,}', 'We are here for you: {gain,}.'],
		['For {who,}', '{product}, and {business} is here for you.'],
		['{short}', '{business} is here for you: {who,}.'],
	],
};

export const inspiring: Voice = {
	Problem: [
		['{short}', '{pain.} It can be different: {promise,}.'],
		['{short}', '{pain.} Picture this instead: {promise,}.'],
		['{short}', '{pain.} Picture this instead: {gain,}.'],
	],
	Outcome: [
		['Picture this: {gain,}', '{promise.} {item.}'],
		['Picture this: {gain,}', '{promise.}'],
		['{gain}', 'Picture it. {promise.}'],
		['{short}', '{gain.} {item.}'],
		['{short}', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Now it is your turn: {promise,}.'],
		['{proof}', 'Now it is your turn: {gain,}.'],
		['{short}', '{proof.} {gain.}'],
		['{short}', '{proof.}'],
	],
	Offer: [
		['{deal}', 'The door is open {end}. {item.}'],
		['{deal}', 'The door is open {end}. {gain.}'],
		['{offer}', 'A good day to begin: {gain,}.'],
		['{short}', '{offer.} {product}: {price}.'],
		['{short}', '{offer.}'],
	],
	Story: [
		['{short}', 'Where we come from: {people,}.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [['{short}', 'This is what we work for: {promise,}.']],
	'How it works': [
		['{short}', 'Your way there: {item,}.'],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
	],
	Price: [
		['Your start: {price}', '{product}: {item,}. {gain.}'],
		['Your start: {price}', '{product}: {item,}.'],
		['Your start: {price}', '{product}, from {business}.'],
	],
	Contrast: [['{short}', 'Now: {pain,}. Next: {gain2,}.']],
	Question: [
		['Where can {price} take you?', '{item.} {gain.}'],
		['Where can {price} take you?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{want.} Take the next step: {promise,}.'],
		['For {who,}', 'Take the next step: {promise,}.'],
		['For {who,}', 'Take the next step: {gain,}.'],
		['For {who,}', '{product}: the next step, with {business}.'],
		['{short}', 'The next step, for {who,}.'],
	],
};
