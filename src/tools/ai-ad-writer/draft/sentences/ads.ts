/** Sentences of ours in and beside the ads. All else in an ad is the member's. */

export const PICTURE = 'Your photo for {code}, with ‘{hook}’ on it.';
export const PICTURE_ALONE = 'Your photo for {code}.';
export const FILM = 'Your film for {code}, with ‘{hook}’ on it.';

export const PRODUCT_AND_PRICE = '{product}: {price}';
export const FOR_AUDIENCE = 'For {audience}';
export const BUSINESS_AND_TOWN = '{business}, {town}';

/** The ad that names alone carry. */
export const INTRODUCTION = '{business} – {product}.';
export const INTRODUCTION_IN_PLACE = '{business} – {product} in {place}.';
export const WRITE_US = 'Send us a message.';

/** Where nothing that was entered is short enough. */
export const ADD_HOOK = '[add a line of up to 40 characters]';
export const ADD_HEADLINE = '[add a headline]';
export const ADD_DESCRIPTION = '[add your town or a price]';
export const ADD_KEY_MESSAGE = '[add your value proposition, in one sentence]';

/** Ads that no fact carries yet: what is asked for, and the field of the form for it. */
export const OPEN = [
	['Proof', '[add one result you can prove]', 'One result you can prove'],
	['Benefit', '[add one benefit, as a sentence]', 'Benefits'],
	['First step', '[add the first step you offer]', 'The first step you offer'],
	['Objection', '[add the question you hear most, answered]', 'The question you hear most'],
	['Problem', '[add what annoys them now, and your answer]', 'Pain points and Value proposition'],
	['Offer', '[add an offer, with its end date]', 'Promotions'],
] as const;
export const OPEN_BASIS = 'Open: {field}; in the last step.';
