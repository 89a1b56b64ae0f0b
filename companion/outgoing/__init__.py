"""What leaves a scorebook: to other phones, into files, for good."""
