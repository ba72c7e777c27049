/** The texts of the ad settings, in American English. */
export const adSettingsTexts = {
  title: 'Ad settings',
  intro:
    'Advertisers ask for people by what they like, where they live and more. Here you choose what of you may be compared with that. No advertiser learns who you are.',
  personalization: 'Personalization',
  byActivity: 'Ads by what you do here',
  byActivityHint:
    'Pins you save, topics and profiles you follow, and what you say about yourself below. Without it, none of this is looked at for ads.',
  byPartners: 'Ads by what our partners know',
  byPartnersHint:
    'Advertisers bring lists of their customers. Your e-mail is compared with them here, scrambled; no list tells us more.',
  asksForPrivacy:
    'Your browser asks sites not to follow you. As long as it does, your ads are not personalized, whatever you choose here.',
  aboutYou: 'About you',
  aboutYouHint: 'Compared with what advertisers ask for, and shown to nobody. You can leave it open.',
  gender: 'Gender',
  genders: { unspecified: 'I’d rather not say', female: 'Female', male: 'Male' },
  birthYear: 'Year of birth',
  save: 'Save changes',
  saved: 'Your changes are saved.',
} as const;
